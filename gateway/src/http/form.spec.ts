import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { readForm, registerForms } from './form.js';

/** What is answered to a form whose file is named so: the name as it is kept, or the sentence that refuses it. */
async function nameKept(disposition: string): Promise<unknown> {
  const server = fastify();
  await registerForms(server);
  server.setErrorHandler((error: Error) => ({ refused: error.message }));
  server.post('/', async (request) => {
    const { kept } = await readForm(request, ({ file, filename }) => {
      file.resume();
      return Promise.resolve(filename);
    });
    return { name: kept };
  });
  const answer = await server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: `--edge\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\n\r\nSKU\r\n--edge--\r\n`,
  });
  await server.close();
  return answer.json();
}

describe('the file of a form', () => {
  it('has its name without the blanks around it and the marks that turn it', async () => {
    expect(await nameKept('filename=" stock.csv "')).toEqual({ name: 'stock.csv' });
    expect(await nameKept("filename*=UTF-8''stock%E2%80%AEvsc.exe")).toEqual({ name: 'stockvsc.exe' });
  });

  it.each([
    ['as it is', 'filename="a\0b.csv"'],
    ['written in percents', "filename*=UTF-8''a%00b.csv"],
  ])('is refused with a sentence when its name has a NUL, %s', async (_, disposition) => {
    expect(await nameKept(disposition)).toEqual({ refused: 'Text must not contain NUL characters' });
  });
});
