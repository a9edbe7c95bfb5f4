/** Hands an answered file to the browser, as a download under the name that the server gives it. */
export function saveFile({ data, response }: { data?: unknown; response: Response }): void {
  const url = URL.createObjectURL(data as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response);
  link.click();
  // The browser has begun to read by then; Safari does so a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function fileNameOf(response: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name ? decodeURIComponent(name) : 'download';
}
