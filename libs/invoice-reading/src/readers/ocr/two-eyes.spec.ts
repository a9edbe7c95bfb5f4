import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { bestOf } from './two-eyes.js';

/** In a row of text that is 8 high; the second engine's boxes are as high as the row. */
const first = (text: string, x: number, width: number, confidence = 0.9): Word => ({
  ...{ text, page: 1, confidence },
  box: { x, y: 104, width, height: 8 },
});
const second = (text: string, x: number, width: number, confidence = 0.95): Word => ({
  ...{ text, page: 1, confidence },
  box: { x, y: 100, width, height: 15 },
});
const textsOf = (own: Word[], other: Word[]): string[] =>
  bestOf({ first: own, second: other })
    .sort((a, b) => a.box.x - b.box.x)
    .map(({ text }) => text);

describe('The best of two engines', () => {
  it('has what the first passed over', () => {
    expect(textsOf([first('Hex', 50, 15)], [second('Hex', 50, 15), second('20', 300, 10)])).toEqual(['Hex', '20']);
  });

  it('has a figure that the first passed over even where the second is not quite sure of it, and says so', () => {
    const [, tax] = bestOf({ first: [first('20%', 50, 20)], second: [second('307,15', 300, 30, 0.6)] });
    expect(tax).toMatchObject({ text: '307,15', confidence: 0.6 });
    expect(textsOf([first('20%', 50, 20)], [second('4', 300, 5, 0.6), second('a.b', 320, 9, 0.6)])).toEqual(['20%']);
  });

  it('has a code whole where the first saw a few strokes of it', () => {
    const scraps = [first('Do', 510, 10), first('5', 540, 4), first('0', 545, 4)];
    expect(textsOf(scraps, [second('R23-12780', 511, 44, 0.55)])).toEqual(['R23-12780']);
  });

  it('has an amount without the sign that the first took for a figure', () => {
    expect(textsOf([first('3140.70', 452, 40, 0.55)], [second('140.70', 463, 27)])).toEqual(['140.70']);
    expect(textsOf([first('3140.70', 452, 40, 0.75)], [second('140.70', 463, 27)])).toEqual(['3140.70']);
  });

  it('has a word whole where the first saw a few strokes of it', () => {
    const scraps = [first('0', 362, 5), first('i', 385, 2)];
    expect(textsOf(scraps, [second('Quantity', 364, 33)])).toEqual(['Quantity']);
  });

  it('has words where the first saw a blot over several rows', () => {
    const blot = { ...first('CS', 247, 72), box: { x: 247, y: 80, width: 72, height: 57 } };
    expect(textsOf([blot], [second('Unit', 252, 15), second('Cost', 272, 17)])).toEqual(['Unit', 'Cost']);
  });

  it('has a word of which the first hardly read a little', () => {
    expect(textsOf([first('po', 464, 18, 0.33)], [second('Importi', 464, 22, 0.81)])).toEqual(['Importi']);
    expect(textsOf([first('po', 464, 18, 0.8)], [second('Importi', 464, 22, 0.81)])).toEqual(['po']);
  });

  it('keeps the words that the second runs together', () => {
    const words = [first('Unit', 252, 15), first('Cost', 272, 17)];
    expect(textsOf(words, [second('UnitCost', 252, 37)])).toEqual(['Unit', 'Cost']);
  });

  it('keeps figures where the second saw a word of letters', () => {
    expect(textsOf([first('20', 300, 4)], [second('zo', 300, 10)])).toEqual(['20']);
  });

  it('has a word of which the first lost a letter as the second is sure of it', () => {
    expect(textsOf([first('azue', 30, 60, 0.85)], [second('azure', 31, 60, 0.97)])).toEqual(['azure']);
    expect(textsOf([first('azue', 30, 60, 0.95)], [second('azure', 31, 60, 0.97)])).toEqual(['azue']);
    expect(textsOf([first('oO.', 30, 9, 0.44)], [second('o.', 31, 8, 0.97)])).toEqual(['o.']);
    expect(textsOf([first('Norgaard', 30, 60, 0.44)], [second('Nargaard', 31, 60, 0.97)])).toEqual(['Norgaard']);
  });

  it('keeps an amount whole of which the second sets the thousands apart', () => {
    const apart = [second('1', 473, 4), second('222,83', 480, 36)];
    expect(textsOf([first('1222,83', 473, 43)], apart)).toEqual(['1222,83']);
    expect(textsOf([first('1222.83', 473, 43)], apart)).toEqual(['1222.83']);
  });

  it('has an amount without the rule that the first took for a figure', () => {
    expect(textsOf([first('1336.00', 138, 43)], [second('336.00', 142, 38)])).toEqual(['336.00']);
  });

  it('is no surer of letters that the first hardly read: both may have missed an accent', () => {
    const sure = (own: Word, other: Word) => bestOf({ first: [own], second: [other] })[0]!.confidence;
    expect(sure(first('Norgaard', 30, 60, 0.44), second('Norgaard', 31, 60, 0.99))).toBe(0.44);
    expect(sure(first('20417', 30, 60, 0.44), second('20417', 31, 60, 0.99))).toBe(0.99);
  });

  it('has a code in one piece that both read alike, and one saw in parts', () => {
    const parts = [first('SRV-INST-', 27, 40), first('1', 69, 4)];
    expect(textsOf(parts, [second('SRV-INST-1', 28, 45)])).toEqual(['SRV-INST-1']);
    expect(textsOf([first('Box', 27, 20), first('50', 49, 10)], [second('Box50', 28, 30)])).toEqual(['Box', '50']);
    const cut = (gap: number) => [first('R23-1', 27, 20), first('2780', 47 + gap, 19)];
    expect(textsOf(cut(2), [second('R23-12780', 27, 41)])).toEqual(['R23-12780']);
    expect(textsOf(cut(4), [second('R23-12780', 27, 43)])).toEqual(['R23-1', '2780']);
  });

  it('has the decimal mark that one of them lost, and that of the paper where they differ', () => {
    const amounts = [first('12,50', 50, 25), first('7,20', 50, 20)];
    expect(textsOf([...amounts, first('4294', 300, 25)], [second('42,94', 301, 25, 0.6)])).toContain('42,94');
    expect(textsOf([...amounts, first('44.28', 300, 25)], [second('44,28', 301, 25, 0.6)])).toContain('44,28');
    expect(textsOf([...amounts, first('44.28', 300, 25)], [second('44,23', 301, 25, 0.6)])).toContain('44.28');
  });

  it('has one figure where both saw the same stroke side by side', () => {
    expect(textsOf([first('1', 128, 2)], [second('1', 131, 3)])).toEqual(['1']);
    expect(textsOf([first('1', 128, 2)], [second('1', 151, 3)])).toEqual(['1', '1']);
  });

  it('has a letter where the first saw a figure within a word', () => {
    expect(textsOf([first('Factuur-1D', 50, 40)], [second('Factuur-ID', 50, 40)])).toEqual(['Factuur-ID']);
    expect(textsOf([first('A-10', 50, 20)], [second('A-IO', 50, 20)])).toEqual(['A-10']);
  });

  it('has the words of a row of which the first made single letters', () => {
    const letters = [...'a0d0a'].map((letter, at) => first(letter, 300 + 20 * at, 4));
    const words = [second('Totale', 300, 30, 0.6), second('da', 335, 10, 0.95), second('1.380,41', 365, 35, 0.6)];
    expect(textsOf(letters, words)).toEqual(['Totale', 'da', '1.380,41']);
    const row = [...letters, first('Totals', 450, 30)];
    expect(textsOf(row, [second('(sum)', 500, 20, 0.6)])).toEqual([...'a0d0a', 'Totals', '(sum)']);
  });

  it('has a figure where the first hardly read a word with letters', () => {
    expect(textsOf([first('17D', 370, 20, 0.32)], [second('1,75', 371, 20, 0.51)])).toEqual(['1,75']);
    expect(textsOf([first('17D', 370, 20, 0.7)], [second('1,75', 371, 20, 0.51)])).toEqual(['17D']);
    expect(textsOf([first('170', 370, 20, 0.32)], [second('1,75', 371, 20, 0.51)])).toEqual(['170']);
  });

  it('has a digit where the first hardly read a sign or two', () => {
    expect(textsOf([first('b', 50, 6, 0.7)], [second('5', 51, 3, 0.99)])).toEqual(['5']);
    expect(textsOf([first('11', 46, 6, 0.4)], [second('1', 47, 3, 0.99)])).toEqual(['1']);
    expect(textsOf([first('11', 46, 6, 0.8)], [second('1', 47, 3, 0.99)])).toEqual(['11']);
    expect(textsOf([first('b', 50, 6, 0.7)], [second('5', 51, 3, 0.9)])).toEqual(['b']);
  });

  it('has a code that the second is far surer of', () => {
    expect(textsOf([first('MO083-84', 60, 30, 0.5)], [second('M083-84', 61, 29, 0.77)])).toEqual(['M083-84']);
    expect(textsOf([first('MO083-84', 60, 30, 0.7)], [second('M083-84', 61, 29, 0.77)])).toEqual(['MO083-84']);
  });

  it('is as sure of words as the second, which read the same letters without the spaces', () => {
    const own = [first('POINT', 459, 30), first('11/08/2024', 493, 50, 0.76)];
    const sure = (other: string) => bestOf({ first: own, second: [second(other, 460, 83, 0.97)] })[1]!.confidence;
    expect(sure('POINT11/08/2024')).toBe(0.97);
    expect(sure('POINT11/08/2014')).toBe(0.76);
  });
});
