import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/render';
import { DecisionButton } from './decision-button';
import { isSameIntent } from './one-intent';

describe('a click is of the same intent as the one before it', () => {
  const before = { x: 500, y: 300, at: 10_000, count: 1 };
  it.each([
    ['when it follows at once at the same place', { ...before, at: 10_320 }, true],
    ['when the hand was not quite still', { ...before, x: 512, y: 291, at: 10_400 }, true],
    ['when the system, which may be told to wait longer, says so', { ...before, at: 10_800, count: 2 }, true],
    ['but not at another place', { ...before, y: 360, at: 10_150 }, false],
    ['nor some time later', { ...before, at: 10_600 }, false],
  ])('%s', (_, press, expected) => expect(isSameIntent(before, press)).toBe(expected));

  it('and a first click is one of its own', () => expect(isSameIntent(undefined, before)).toBe(false));
});

describe('what decides at once', () => {
  /** The first of the list goes, and the next stands in its place. */
  function Queue({ decided }: { decided: string[] }) {
    const [waiting, setWaiting] = useState(['first', 'second', 'third']);
    const decide = (name: string) => {
      decided.push(name);
      setWaiting((before) => before.filter((other) => other !== name));
    };
    return waiting.map((name) => (
      <DecisionButton key={name} onClick={() => decide(name)}>
        {`Accept ${name}`}
      </DecisionButton>
    ));
  }
  const queue = () => {
    const decided: string[] = [];
    const { person } = show(<Queue decided={decided} />);
    const begun = new Event('now').timeStamp;
    const click = (name: string, { after, y }: { after: number; y: number }) => {
      const button = screen.getByText(`Accept ${name}`);
      const press = createEvent.click(button, { clientX: 9, clientY: y, detail: 1 });
      Object.defineProperty(press, 'timeStamp', { value: begun + after });
      fireEvent(button, press);
    };
    return { decided, person, click };
  };

  it('is done once by a double click, though the next one comes to stand under it', () => {
    const { decided, click } = queue();
    click('first', { after: 0, y: 100 });
    click('second', { after: 320, y: 100 });
    expect(decided).toEqual(['first']);
  });

  it('is done for each at its own place', () => {
    const { decided, click } = queue();
    click('first', { after: 0, y: 200 });
    click('third', { after: 320, y: 300 });
    expect(decided).toEqual(['first', 'third']);
  });

  it('is done as often as its key is pressed, and once while the key is held down', async () => {
    const { decided, person } = queue();
    screen.getByText('Accept first').closest('button')!.focus();
    await person.keyboard('{Enter}');
    screen.getByText('Accept second').closest('button')!.focus();
    await person.keyboard('{Enter}');
    expect(decided).toEqual(['first', 'second']);
    screen.getByText('Accept third').closest('button')!.focus();
    await person.keyboard('{a>3}{Enter>3/}');
    expect(decided).toEqual(['first', 'second', 'third']);
  });
});
