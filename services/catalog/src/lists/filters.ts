/** Collects a list's conditions together with the values they bind. */
export class Filters {
  readonly params: unknown[] = [];
  readonly where: string[] = [];

  /** Binds a value and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  add(condition: string): this {
    this.where.push(condition);
    return this;
  }

  /** Narrows by equality where the caller asked for it. */
  equals(column: string, value: string | number | boolean | undefined): this {
    return value === undefined ? this : this.add(`${column} = ${this.bind(value)}`);
  }
}
