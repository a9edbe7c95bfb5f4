import type { Actor } from '#platform';

/** Work that goes on after the uploader's call has ended is still done in the uploader's name. */
export const asUploader = (userId: number): Actor => ({ userId, role: 'buyer', viewMode: 'buyer' });
