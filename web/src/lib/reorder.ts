/** What the inventory hands to the order dialog: which product to order again, and how much of it. */
export interface ReorderInfo {
  supplierId: number;
  productId: number;
  productName: string;
  quantity: number;
}

const KEY = 'reorderInfo';

export function saveReorder(info: ReorderInfo): void {
  localStorage.setItem(KEY, JSON.stringify(info));
}

/** Read once: a dialog that was closed does not come back on the next visit. */
export function takeReorder(): ReorderInfo | null {
  const text = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  try {
    return text ? (JSON.parse(text) as ReorderInfo) : null;
  } catch {
    return null;
  }
}
