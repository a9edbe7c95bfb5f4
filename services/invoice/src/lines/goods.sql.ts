/** Whether line `n` is of goods; see `mustBeGoods`. */
export const IS_GOODS = 'least(n.quantity, n.unit_price, n.line_total, 0) >= 0';
