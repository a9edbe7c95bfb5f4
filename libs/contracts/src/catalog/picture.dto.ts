import { IsIn, IsNotEmpty, IsString, isURL, Matches, MaxLength, ValidateBy } from 'class-validator';
import { WholeNumber } from '../common/whole-number.js';

/** Longest sides in pixels. */
export const PICTURE_SIZES = [160, 480, 1200] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const OWN_PICTURE = /^\/api\/pictures\/([0-9a-f]{64})\/480\.webp$/;

/** The address of a picture of ours. It exists in every size: the number before `.webp` is the longest side. */
export const pictureUrl = (hash: string, size: PictureSize = 480): string => `/api/pictures/${hash}/${size}.webp`;

/** Under which a size lies in the store: written by catalog, read by the gateway. */
export const pictureKey = (hash: string, size: PictureSize): string => `picture-${hash}-${size}.webp`;

/** The hash in an address of ours; undefined for one elsewhere. */
export const pictureHash = (url: string): string | undefined => OWN_PICTURE.exec(url)?.[1];

/** The address of a picture: one of ours, as `MakePicture` answered it, or one of a public site with https. */
export function PictureUrl(): PropertyDecorator {
  return (target, field) => {
    ValidateBy({
      name: 'pictureUrl',
      validator: {
        validate: (value): boolean => typeof value === 'string' && (OWN_PICTURE.test(value) || isPublicPicture(value)),
        defaultMessage: () =>
          `${String(field)} must be an uploaded picture, or the https address of one on a public site`,
      },
    })(target, field);
  };
}

/** Names that lead into the network of whoever looks. */
const OF_A_NETWORK = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/**
 * Everybody's browser loads it: by https, as pages allow it, from a site with a name. The parser of URLs knows the
 * addresses in every guise (`2130706433` is 127.0.0.1), and gives those of IPv6 their brackets.
 */
function isPublicPicture(text: string): boolean {
  if (!isURL(text, { protocols: ['https'], require_protocol: true, disallow_auth: true })) return false;
  // What begins as an encoded name may be none.
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return !/^[\d.]+$|^\[/.test(hostname) && !OF_A_NETWORK.test(hostname);
}

export class MakePictureInput {
  /** As the upload URL's answer named it. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  fileUrl: string;
}

/** One size of a picture. */
export class PictureFileInput {
  @Matches(/^[0-9a-f]{64}$/)
  hash: string;

  @WholeNumber()
  @IsIn(PICTURE_SIZES)
  size: PictureSize;
}

/** A picture of ours. */
export class Picture {
  /** For `imageUrl` or `logoUrl`; the same picture has the same one. */
  url: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
}
