import { IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';
import { MayBeAbsent } from './may-be-absent.js';

export class UploadUrlInput {
  /** With or without the dot. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(10)
  fileExtension: string;

  /** Bytes, exactly: a store outside the app takes no other size from you. Leave it out when you do not know. */
  @MayBeAbsent()
  @IsInt()
  @Min(1, { message: 'The file is empty' })
  fileSize?: number;
}

export class UploadUrl {
  /** Where to PUT the raw file, within 10 minutes, once. */
  uploadURL: string;
  /** What to name the file by afterwards. */
  fileUrl: string;
}
