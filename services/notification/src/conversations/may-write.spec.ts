import { describe, expect, it } from '@jest/globals';
import { haveMet, type Standing, whyNotWrite } from './may-write.js';

const strangers: Standing = { relationship: null, hasOrdered: false, hasConversation: false, hasAnswered: false };

describe('a buyer may write to a supplier', () => {
  it.each<[string, Partial<Standing>, boolean]>([
    ['it has nothing to do with', {}, false],
    ['it has asked for a connection', { relationship: 'pending' }, true],
    ['it is connected with', { relationship: 'active' }, true],
    ['that declined', { relationship: 'declined' }, false],
    ['it has left', { relationship: 'removed' }, false],
    ['it has left, but ordered from', { relationship: 'removed', hasOrdered: true }, true],
    ['it has ordered from', { hasOrdered: true }, true],
    ['that wrote first', { relationship: 'removed', hasConversation: true }, true],
  ])('%s', (_name, standing, may) => {
    expect(whyNotWrite('buyer', { ...strangers, ...standing }) === undefined).toBe(may);
  });
});

describe('a supplier may write to a buyer', () => {
  it.each<[string, Partial<Standing>, boolean]>([
    ['it has nothing to do with', {}, false],
    ['who only asked for a connection', { relationship: 'pending' }, false],
    ['who is connected', { relationship: 'active' }, true],
    ['it has declined', { relationship: 'declined' }, false],
    ['who has left', { relationship: 'removed' }, false],
    ['who has ordered', { hasOrdered: true }, true],
    ['who left without ever answering', { relationship: 'removed', hasConversation: true }, false],
    ['who has answered', { relationship: 'removed', hasConversation: true, hasAnswered: true }, true],
  ])('%s', (_name, standing, may) => {
    expect(whyNotWrite('seller', { ...strangers, ...standing }) === undefined).toBe(may);
  });
});

it('only who had to do with each other have met', () => {
  expect(haveMet(strangers)).toBe(false);
  expect(haveMet({ ...strangers, relationship: 'removed' })).toBe(true);
  expect(haveMet({ ...strangers, hasOrdered: true })).toBe(true);
});
