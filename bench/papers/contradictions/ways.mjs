/**
 * Ways in which a paper speaks against itself. `needs`: what must be printed for both sides to be seen; `change` alters
 * the paper and says in words what contradicts what, or answers nothing where the paper offers no place for it.
 */
export const cents = (value) => (value / 100).toFixed(2);

/** Another amount that somebody could have typed: two figures changed places, or one is another. */
export function mistyped(random, amount, step = 1) {
  const units = Math.abs(amount) / step;
  const digits = String(units);
  for (let i = 0; i < 20; i++) {
    const at = random.int(0, Math.max(0, digits.length - 2));
    const swapped = digits.slice(0, at) + (digits[at + 1] ?? '') + digits[at] + digits.slice(at + 2);
    const other = Number(
      random.chance(0.5)
        ? swapped
        : units + random.pick([1, 9, 10, 90, 100, -10]) * 10 ** Math.max(0, digits.length - 4),
    );
    if (other > 0 && other !== units && !(digits.length > 1 && String(other).length > digits.length))
      return Math.sign(amount) * other * step;
  }
  return amount + Math.sign(amount) * 10 * step;
}

export const otherFirm = (paper, random) => {
  const other = random.pick(['Meridian', 'Castor', 'Albion', 'Novalis', 'Orpheus', 'Tamar']);
  return paper.vendor.name.replace(paper.vendor.stem, other);
};

/** Alters one line that has what is asked for. */
export const onLine = (has, alter) => (paper, random, document) => {
  const fitting = paper.lines.filter(has);
  return fitting.length ? alter(random.pick(fitting), random, paper, document) : undefined;
};

/** Alters one sum and says against what it stands. */
export const sum = (kind, name, against, needs = [name, 'total']) => ({
  kind,
  needs,
  change(paper, random) {
    if (!paper[name]) return undefined;
    const before = paper[name];
    paper[name] = mistyped(random, before, paper.step);
    return `${name} is printed as ${cents(paper[name])}; ${against} give ${cents(before)}`;
  },
});

export const echo = (kind, name, needs, other, says) => ({
  kind,
  needs,
  change(paper, random) {
    const changed = other(paper, random);
    if (!changed || changed === paper.echo[name]) return undefined;
    const before = paper.echo[name];
    paper.echo[name] = changed;
    return `${says}: ${before} and ${changed}`;
  },
});

/** A number with another figure near its end. */
export function otherNumber(random, number) {
  const places = [...number].flatMap((sign, i) => (/\d/.test(sign) ? [i] : []));
  const place = places.at(-1 - random.int(0, Math.min(2, places.length - 1)));
  return number.slice(0, place) + ((Number(number[place]) + random.int(1, 8)) % 10) + number.slice(place + 1);
}
