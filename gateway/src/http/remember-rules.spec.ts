import { expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, IsOptional, IsString, validateSync } from 'class-validator';
import { rememberRules } from './remember-rules.js';

class Named {
  @IsString()
  name!: unknown;
}
class Aged extends Named {
  @IsInt()
  age!: unknown;
}
class ByGroup {
  @IsOptional({ groups: ['draft'] })
  @IsString({ groups: ['final'] })
  title?: unknown;
}

const wrong = (object: object, groups?: string[]): string[] =>
  validateSync(object, { groups }).map(({ property }) => property);

it('remembered rules are a class’s own and its parents’, and never those of a group', () => {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const lookedUp: unknown[] = [];
  storage.getTargetValidationMetadatas = (...args) => (lookedUp.push(args[0]), lookUp(...args));
  rememberRules();
  for (let time = 1; time <= 2; time++) {
    expect(wrong(Object.assign(new Aged(), { name: 1, age: 'x' }))).toEqual(['age', 'name']);
    expect(wrong(Object.assign(new Named(), { name: 'a', age: 'x' }))).toEqual([]);
    expect(wrong(new ByGroup(), ['final'])).toEqual(['title']);
    expect(wrong(new ByGroup(), ['draft'])).toEqual([]);
  }
  expect(lookedUp).toEqual([Aged, Named, ByGroup, ByGroup, ByGroup, ByGroup]);
});
