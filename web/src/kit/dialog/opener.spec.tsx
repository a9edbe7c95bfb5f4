import { afterEach, expect, it } from '@jest/globals';
import { openerOf, returnFocus } from './opener';

afterEach(() => document.body.replaceChildren());

const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focused = () => document.activeElement?.className;
const returned = async (opener: HTMLElement | null) => {
  returnFocus(opener);
  await new Promise((done) => setTimeout(done, 1));
};

it('the focus goes back to what opened a dialog, though the page itself has taken it meanwhile', async () => {
  put('<main tabindex="-1"><button class="row">Edit</button></main>');
  find('.row').focus();
  const opener = openerOf();
  find('main').focus();
  await returned(opener);
  expect(focused()).toBe('row');
});

it('it goes back to the page where one dialog took another’s place', async () => {
  put(
    '<main tabindex="-1"><button class="row">Edit</button></main><div class="ant-modal"><button>Close</button></div>',
  );
  find('.row').focus();
  find('.ant-modal button').focus();
  const opener = openerOf();
  find('.ant-modal').remove();
  await returned(opener);
  expect(focused()).toBe('row');
});

it('it goes to the page itself when all that is gone', async () => {
  put('<main tabindex="-1" class="page"><button class="row">Delete</button></main>');
  find('.row').focus();
  const opener = openerOf();
  find('.row').remove();
  await returned(opener);
  expect(focused()).toBe('page');
});
