export function UploadInvoiceTab() {
  return null;
}
