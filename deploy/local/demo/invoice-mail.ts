/** An e-mail of a supplier with an invoice attached, as mail programs save it. */
export function invoiceMail(
  fileName: string,
  pdf: Uint8Array,
  { number, from }: { number: string; from: string },
): Buffer {
  const boundary = `invoice-${number}`;
  const lines = [
    `From: ${from}`,
    `Subject: Invoice ${number}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please find our invoice attached. Thank you for your order!',
    `--${boundary}`,
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="${fileName}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(pdf)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
