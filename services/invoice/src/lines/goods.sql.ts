/** Whether line `n` is of goods; see `mustBeGoods`. */
export const IS_GOODS = '(NOT n.is_charge AND least(n.quantity, n.unit_price, n.line_total, 0) >= 0)';
