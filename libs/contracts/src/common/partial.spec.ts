import { describe, expect, it } from '@jest/globals';
import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, MaxLength, Min, validateSync } from 'class-validator';
import { ListOf } from './list-of.js';
import { partial } from './partial.js';
import { WholeNumber } from './whole-number.js';

class Line {
  @IsInt()
  quantity: number;
}
class NewThing {
  @IsString()
  @IsNotEmpty()
  @MaxLength(5)
  name: string;

  @WholeNumber()
  @IsInt()
  @Min(1)
  count: number;

  @ListOf(() => Line)
  lines: Line[];
}
class ChangedThing extends partial(NewThing) {
  @IsInt()
  version: number;
}

const wrong = (type: new () => object, input: object): string[] =>
  validateSync(plainToInstance(type, input), { whitelist: true, forbidNonWhitelisted: true })
    .map(({ property }) => property)
    .sort();

describe('partial', () => {
  it('leaves out what it likes, and nothing of its own', () => {
    expect(wrong(ChangedThing, { version: 1 })).toEqual([]);
    expect(wrong(ChangedThing, {})).toEqual(['version']);
  });

  it('holds what is there to the rules of the class that it is part of', () => {
    const spoiled = { version: 1, name: '', count: 0, lines: [{ quantity: 'x' }] };
    expect(wrong(ChangedThing, spoiled)).toEqual(['count', 'lines', 'name']);
    expect(wrong(ChangedThing, { version: 1, name: 'toolong' })).toEqual(['name']);
    expect(wrong(ChangedThing, { version: 1, lines: [[]] })).toEqual(['lines']);
  });

  it('transforms as that class does', () => {
    expect(plainToInstance(ChangedThing, { count: '7' })).toMatchObject({ count: 7 });
    expect(wrong(ChangedThing, { version: 1, count: '7', lines: [{ quantity: 1 }] })).toEqual([]);
  });

  it('refuses a field that neither has', () => {
    expect(wrong(ChangedThing, { version: 1, price: 4 })).toEqual(['price']);
  });

  it('leaves the class itself as strict as it was', () => {
    expect(wrong(NewThing, {})).toEqual(['count', 'lines', 'name']);
  });
});
