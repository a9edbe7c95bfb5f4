import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { MAX_REMEMBERED, REMEMBERED_MS } from './remembered.js';

interface Question<Answer> {
  askedAt: number;
  answer: Promise<Answer | undefined>;
}

interface Owner<Key, Answer> {
  /** Answers what the owner knows of these, in any order. */
  ask: (keys: Key[]) => Promise<Answer[]>;
  keyOf: (answer: Answer) => Key;
  /** What the owner takes at once. */
  most: number;
}

/**
 * What only its owner may say, asked at most once a second for each key, all keys of one turn of the event loop
 * together. Undefined where the owner knows nothing. Rejects while the owner cannot be asked: nothing older counts.
 */
export class FreshAnswers<Key extends string | number, Answer> {
  private readonly questions = new LRUCache<Key, Question<Answer>>({ max: MAX_REMEMBERED });
  private readonly loader: DataLoader<Key, Answer | undefined>;

  constructor({ ask, keyOf, most }: Owner<Key, Answer>) {
    const load = async (keys: readonly Key[]): Promise<(Answer | undefined)[]> => {
      const known = new Map((await ask([...new Set(keys)])).map((answer) => [keyOf(answer), answer]));
      return keys.map((key) => known.get(key));
    };
    this.loader = new DataLoader(load, {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (send) => setImmediate(send),
    });
  }

  /** As the owner knew it at most a second ago. */
  of(key: Key): Promise<Answer | undefined> {
    const question = this.questions.get(key);
    // The second counts from the question: the answer may have been long on its way.
    if (question && performance.now() - question.askedAt < REMEMBERED_MS) return question.answer;
    return this.latest(key);
  }

  /** As the owner knows it now. */
  latest(key: Key): Promise<Answer | undefined> {
    const question: Question<Answer> = { askedAt: performance.now(), answer: this.loader.load(key) };
    this.questions.set(key, question);
    question.answer.catch(() => {
      if (this.questions.get(key) === question) this.questions.delete(key);
    });
    return question.answer;
  }

  /** The next call asks anew. */
  forget(key: Key): void {
    this.questions.delete(key);
  }
}
