/**
 * Exact decimal numbers, as invoices print them: 4.095 stays 4.095. Floating point would turn a proof by arithmetic
 * into a guess.
 */
export class Decimal {
  private constructor(
    /** The number without its point. */
    private readonly units: bigint,
    /** Digits after the point. */
    private readonly scale: number,
  ) {}

  static readonly zero = new Decimal(0n, 0);

  /** From plain notation: digits, an optional sign and an optional point. */
  static of(text: string | number): Decimal {
    const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text));
    if (!match) throw new RangeError(`Not a plain decimal number: ${text}`);
    const [, sign, whole, fraction = ''] = match;
    const units = BigInt(whole! + fraction);
    return new Decimal(sign ? -units : units, fraction.length);
  }

  static sum(values: Iterable<Decimal>): Decimal {
    let total = Decimal.zero;
    for (const value of values) total = total.plus(value);
    return total;
  }

  /** Hundredths → the same amount, e.g. cents → 12.34. */
  static ofHundredths(hundredths: number): Decimal {
    return new Decimal(BigInt(hundredths), 2);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.at(scale) + other.at(scale), scale);
  }

  minus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.at(scale) - other.at(scale), scale);
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale);
  }

  /** So many per cent of it. */
  percent(rate: Decimal): Decimal {
    return this.times(rate).times(HUNDREDTH);
  }

  /** Rounded, half away from zero, to so many decimals at most; `other` is not zero. */
  dividedBy(other: Decimal, decimals: number): Decimal {
    const shift = decimals + other.scale - this.scale;
    const dividend = this.abs().units * 10n ** BigInt(Math.max(0, shift));
    const divisor = other.abs().units * 10n ** BigInt(Math.max(0, -shift));
    const size = new Decimal((dividend * 2n + divisor) / (divisor * 2n), decimals).trimmed();
    return this.isNegative() === other.isNegative() ? size : size.negated();
  }

  /** The same without zeros at the end of its decimals. */
  trimmed(): Decimal {
    let { units, scale }: Decimal = this;
    for (; scale > 0 && units % 10n === 0n; scale--) units /= 10n;
    return new Decimal(units, scale);
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale);
  }

  abs(): Decimal {
    return this.units < 0n ? this.negated() : this;
  }

  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const [own, others] = [this.at(scale), other.at(scale)];
    return own === others ? 0 : own < others ? -1 : 1;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.units === 0n;
  }

  isNegative(): boolean {
    return this.units < 0n;
  }

  /** Digits after the point as printed. */
  get decimals(): number {
    return this.scale;
  }

  /** Rounded to hundredths, as money is. */
  inCents(): Decimal {
    return Decimal.ofHundredths(this.toHundredths());
  }

  /** Whole hundredths, half away from zero. */
  toHundredths(): number {
    return this.toMinorUnits(2);
  }

  /** In units of the given number of decimals, e.g. cents for 2, half away from zero. */
  toMinorUnits(digits: number): number {
    if (this.scale <= digits) return Number(this.at(digits));
    const divisor = 10n ** BigInt(this.scale - digits);
    const size = this.units < 0n ? -this.units : this.units;
    const rounded = (size + divisor / 2n) / divisor;
    return Number(this.units < 0n ? -rounded : rounded);
  }

  toNumber(): number {
    return Number(this.toString());
  }

  toString(): string {
    const digits = (this.units < 0n ? -this.units : this.units).toString().padStart(this.scale + 1, '0');
    const whole = digits.slice(0, digits.length - this.scale);
    const fraction = this.scale ? `.${digits.slice(-this.scale)}` : '';
    return `${this.units < 0n ? '-' : ''}${whole}${fraction}`;
  }

  toJSON(): string {
    return this.toString();
  }

  private at(scale: number): bigint {
    // Nearly all amounts of an invoice have the same, and powers cost.
    return scale === this.scale ? this.units : this.units * 10n ** BigInt(scale - this.scale);
  }
}

const HUNDREDTH = Decimal.of('0.01');
