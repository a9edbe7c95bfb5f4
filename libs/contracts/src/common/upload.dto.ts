import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';

export class UploadUrlInput {
  /** With or without the dot. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(10)
  fileExtension: string;

  /** Bytes, exactly: a store outside the app takes no other size from you. Leave it out when you do not know. */
  @IsOptional()
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
