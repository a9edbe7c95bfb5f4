import { IsString, Matches, MinLength } from 'class-validator';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, ENVIRONMENT } from '../config/environment.js';
import { type ConfiguredProvider, loadConfig, problemsOf } from '../config/load-config.js';
import { Purpose } from '../config/purpose.js';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';
import { Storage } from './storage.js';

/** Where files are kept; the same for every process that touches them. */
export class StorageConfig {
  /** `file:folder`, or `s3://bucket/folder?region=...&endpoint=...&publicEndpoint=...`. */
  @IsString()
  @Matches(/^(?:file:.+|s3:\/\/[^/?]+.*)$/, { message: 'STORAGE_URL must begin with file: or s3://' })
  STORAGE_URL = 'file:.data/files';

  /** Signs the app's own upload URLs; a bucket needs them for files whose size is not told beforehand. */
  @IsString()
  @MinLength(16)
  @Purpose('signs upload URLs, at least 16 characters')
  STORAGE_SECRET: string;
}

export function createStorage(environment: Environment = process.env): Storage {
  const { STORAGE_URL, STORAGE_SECRET } = loadConfig(StorageConfig, environment);
  if (STORAGE_URL.startsWith('file:')) return new FileStorage(folderOf(STORAGE_URL), STORAGE_SECRET);
  const url = new URL(STORAGE_URL);
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return new S3Storage({
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    publicEndpoint: url.searchParams.get('publicEndpoint') ?? undefined,
    secret: STORAGE_SECRET,
  });
}

const folderOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice(5)));

/** Makes the {@link Storage} that the environment names injectable. */
export function provideStorage(): ConfiguredProvider<Storage> {
  return {
    provide: Storage,
    inject: [ENVIRONMENT],
    useFactory: createStorage,
    settingProblems: (environment) => problemsOf(StorageConfig, environment),
  };
}
