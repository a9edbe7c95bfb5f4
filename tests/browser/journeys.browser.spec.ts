import { until } from '#testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Browser, Locator, Page } from 'playwright-core';
import { Front } from '../support/front.js';
import { PASSWORD, type TestProduct, testProduct } from '../support/product.js';
import { intentJourneys } from './journeys/intent-journeys.js';
import { goodsJourneys } from './journeys/goods-journeys.js';
import { marketJourneys } from './journeys/market-journeys.js';
import { heading, launch, main } from './pages/browser.js';
import { chooseByKeys, focused, hasFocus, press, tabTo } from './pages/keyboard.js';
import { quiet } from './pages/settled.js';
import { type Market, openMarket, type Watched } from './screens/market.js';

/** What people do from end to end, beyond the main job: without a mouse, side by side, and while the line is bad. */
let product: TestProduct;
let browser: Browser;
let market: Market;
let open: Watched[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([testProduct(), launch()]);
  market = await openMarket(product.url, browser);
}, 180_000);
afterEach(async () => {
  await Promise.all(open.map(({ context }) => context.close()));
  open = [];
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
}, 60_000);

async function at(
  who: Parameters<Market['at']>[0],
  path: string,
  { url, width }: { url?: string; width?: number } = {},
): Promise<Page> {
  const watched = await market.at(who, url);
  open.push(watched);
  if (width) await watched.page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
  await watched.page.goto(path);
  await heading(watched.page).waitFor();
  return watched.page;
}

const bannerOf = (page: Page) => page.getByText(/^Tradeyard cannot be reached/);
const complaints = (): string[] => open.flatMap((watched) => watched.complaints);

describe('without a mouse', () => {
  it('an order can be placed', async () => {
    const page = await at('buyer', '/orders');
    await press(main(page).getByRole('link', { name: 'Create Order' }));
    const dialog = page.getByRole('dialog', { name: 'Create New Order' });
    await chooseByKeys(page, dialog.getByRole('combobox', { name: 'Supplier' }), 'Harbor');
    await press(dialog.getByRole('button', { name: 'Next' }));
    await chooseByKeys(page, dialog.getByRole('combobox', { name: 'Product' }), 'Hex');
    await press(dialog.getByRole('button', { name: 'Add Product' }));
    await dialog.getByText('Subtotal').waitFor();
    await press(dialog.getByRole('button', { name: 'Next' }));
    await press(dialog.getByRole('button', { name: 'Place order' }));
    await heading(page, /^PO-/).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('body');
    expect(complaints()).toEqual([]);
  }, 120_000);

  it.each([
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['the browser’s Back', (page: Page) => page.evaluate('history.back()')],
  ])(
    'a new order is given up by %s: the focus is where it was, and the list in the history once',
    async (_, giveUp) => {
      const page = await at('buyer', '/orders?status=pending');
      const entry = () => page.evaluate<number>('history.state.idx');
      const [begun, create] = [await entry(), main(page).getByRole('link', { name: 'Create Order' })];
      await press(create);
      const dialog = page.getByRole('dialog', { name: 'Create New Order' });
      await until(
        () => hasFocus(dialog.getByRole('combobox', { name: 'Supplier' })),
        'the first field to have the focus',
      );
      await giveUp(page);
      await dialog.waitFor({ state: 'detached' });
      await until(() => hasFocus(create), 'the focus to come back');
      expect([await entry(), new URL(page.url()).search]).toEqual([begun, '?status=pending']);
      expect(complaints()).toEqual([]);
    },
  );

  it('stock can be adjusted, and the focus comes back to where it was', async () => {
    const page = await at('buyer', '/inventory');
    const adjust = main(page)
      .getByRole('button', { name: /^Adjust/ })
      .first();
    await press(adjust);
    const dialog = page.getByRole('dialog', { name: /^Adjust stock/ });
    const field = dialog.getByRole('spinbutton', { name: 'Adjustment' });
    await until(() => hasFocus(field), 'the first field to have the focus');
    await page.keyboard.type('3');
    await chooseByKeys(page, dialog.getByRole('combobox', { name: 'Reason' }), 'Manual count');
    await press(dialog.getByRole('button', { name: 'Adjust stock' }));
    await dialog.waitFor({ state: 'detached' });
    await until(() => hasFocus(adjust), 'the focus to come back');
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('a menu begins at its first entry, goes on by arrows, and Escape leads back to its button', async () => {
    const page = await at('buyer', '/inventory');
    const tools = main(page).getByRole('button', { name: 'More tools' });
    await press(tools);
    const entries = page.getByRole('menuitem');
    await until(() => hasFocus(entries.nth(0)), 'the first entry to have the focus');
    await page.keyboard.press('ArrowDown');
    await until(() => hasFocus(entries.nth(1)), 'the next entry to have the focus');
    await page.keyboard.press('Escape');
    await until(() => hasFocus(tools), 'the focus to come back');
    expect(await tools.getAttribute('aria-expanded')).toBe('false');
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('an invoice can be reviewed and imported', async () => {
    const page = await at('buyer', '/orders?tab=upload');
    await press(
      main(page)
        .getByRole('link', { name: /HF-20418/ })
        .first(),
    );
    await heading(page, /^Invoice/).waitFor();
    await press(page.getByRole('button', { name: /^Import \d+ lines?/ }));
    const question = page.getByRole('dialog', { name: /^Import/ });
    await press(question.getByRole('button', { name: /^Import/ }));
    // Just these goods came in with an order.
    await press(
      page.getByRole('dialog', { name: /^Is this for PO-/ }).getByRole('button', { name: 'Another delivery' }),
    );
    await main(page).getByText('Imported', { exact: true }).first().waitFor();
    await question.waitFor({ state: 'detached' });
    expect(complaints().filter((text) => !text.includes('409'))).toEqual([]);
  }, 120_000);

  it('the queue of approvals is worked off', async () => {
    const page = await at('admin', '/admin/approvals');
    const first = main(page).getByRole('heading', { level: 2 }).first();
    const name = await first.textContent();
    await page.keyboard.press('a');
    await until(async () => (await first.textContent()) !== name, 'the next to slide in');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Reject/ });
    await tabTo(dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('The picture is of something else');
    await press(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('everything is found by the palette, which gives the focus back', async () => {
    const page = await at('buyer', '/inventory');
    const field = page.getByRole('combobox', { name: 'Search' });
    await page.getByRole('button', { name: /Search inventory/ }).focus();
    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await until(async () => (await focused(page)).startsWith('button Search'), 'the focus to come back');
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.type('harbor');
    await page
      .getByRole('option', { name: /Harbor Fasteners/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Harbor Fasteners').waitFor();
    await page.keyboard.press('/');
    await page.getByText('Recent searches').waitFor();
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('the focus follows to the page that a row led to, whose title is told', async () => {
    const page = await at('buyer', '/orders');
    const row = main(page).getByRole('link', { name: /^PO-/ }).first();
    const number = (await row.textContent())!;
    await press(row);
    await heading(page, number).waitFor();
    await until(async () => (await focused(page)).startsWith('main'), 'the page to have the focus');
    await page
      .getByRole('status')
      .filter({ hasText: `${number} · Tradeyard` })
      .waitFor({ state: 'attached' });
    expect(await page.title()).toBe(`${number} · Tradeyard`);
    await page.keyboard.press('Tab');
    expect(await main(page).locator(':focus').count()).toBe(1);
  }, 120_000);
});

describe('an account', () => {
  it('gets a second factor, without which nobody logs in, and a recovery code stands in for it', async () => {
    const page = await at(await market.newcomer('two-factor-owner'), '/settings');
    await main(page).getByRole('button', { name: 'Set up two-factor' }).click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const recoveryCode = await dialog.getByRole('listitem').first().textContent();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await main(page).getByRole('button', { name: 'Switch off two-factor' }).waitFor();

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill('two-factor-owner');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Two-factor code' }).fill(recoveryCode!);
    await page.getByRole('button', { name: 'Login' }).click();
    await heading(page, /^Welcome/).waitFor();
    expect(complaints()).toEqual([]);
  }, 120_000);
});

describe('an account that is closed', () => {
  it('is gone: nobody logs in to it, and others find it no more', async () => {
    const page = await at(await market.newcomer('leaving-buyer'), '/settings');
    const users = await at('admin', '/admin/users?q=leaving-buyer');
    await main(users).getByText('leaving-buyer', { exact: true }).waitFor();

    await main(page).getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type your username').fill('leaving-buyer');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/auth');
    await page.getByText('Account deleted').waitFor();

    await users.reload();
    await main(users).getByText('No users found').waitFor();
    expect(complaints()).toEqual([]);

    await page.getByRole('textbox', { name: 'Username' }).fill('leaving-buyer');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Invalid username or password').first().waitFor();
  }, 120_000);
});

describe('a passkey', () => {
  it('is added in the settings and logs its owner in, by the button and as a suggestion, without a password', async () => {
    // Passkeys are for names, not for addresses.
    const owner = await market.newcomer('passkey-owner');
    const page = await at(owner, '/settings', { url: product.url.replace('127.0.0.1', 'localhost') });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
    const knowsThem = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
    await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...knowsThem } });

    await main(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Virtual device');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await main(page).getByRole('button', { name: 'Rename Virtual device' }).waitFor();

    const logOut = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    };
    const loggedIn = () => heading(page, /^Welcome to|^Welcome, |^Welcome back, /).waitFor();
    // The virtual device chooses at once what is suggested: it must not be, for the button to be pressed.
    await page.evaluate('suggests = PublicKeyCredential.isConditionalMediationAvailable');
    await page.evaluate('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
    await logOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await loggedIn();

    await page.evaluate('PublicKeyCredential.isConditionalMediationAvailable = suggests');
    await logOut();
    await loggedIn();
    expect(complaints()).toEqual([]);
  }, 120_000);
});

describe('two windows of one browser', () => {
  it('a logout in one leads the other to the login; whoever logs in then, both are theirs', async () => {
    await market.newcomer('second-owner', { role: 'seller' });
    const first = await at(await market.newcomer('first-owner'), '/profile');
    const second = await first.context().newPage();
    await second.goto('/profile');
    await heading(second).waitFor();
    await main(first).getByLabel('First name').fill('Typed and not saved');

    await second.getByRole('button', { name: /^Account of/ }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await first.getByText('You were logged out').waitFor();

    await second.getByRole('textbox', { name: 'Username' }).fill('second-owner');
    await second.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Login' }).click();
    await second.getByRole('button', { name: /^Account of/ }).waitFor();
    await until(
      async () => (await main(first).getByLabel('Email').inputValue()) === 'second-owner@example.com',
      'the first window to be theirs',
    );
    expect(await main(first).getByLabel('First name').inputValue()).toBe('Nora');
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('what was typed as one user is not saved as another who has logged in without a word', async () => {
    const page = await at(await market.newcomer('typing-owner'), '/profile');
    const other = await market.newcomer('silent-owner');
    await main(page).getByLabel('First name').fill('Typed and not saved');
    const [name, value] = other.sessionCookie.split('=', 2) as [string, string];
    await page.context().addCookies([{ name, value, url: product.url }]);
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/dashboard');
    await heading(page).waitFor();
    const { body } = await other.get<{ firstName: string }>('/api/user');
    expect(body.firstName).toBe('Nora');
    expect(complaints()).toEqual([]);
  }, 120_000);
});

describe('an administrator', () => {
  it('works as somebody else in every tab, who is told, and returns', async () => {
    // Whoever works as somebody else, and returns, has another session then.
    const page = await at(await market.administrator(), '/admin/users');
    const seller = await at('seller', '/seller/orders');
    const second = await page.context().newPage();
    await second.goto('/marketplace');
    await heading(second).waitFor();

    await main(page).getByRole('button', { name: 'Impersonate seller', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
    const banner = 'Admin Impersonation Mode: Viewing as seller user';
    await page.getByText(banner).waitFor();
    await second.getByText(banner).waitFor();
    await seller.getByRole('button', { name: /^Notifications/ }).click();
    await seller.getByText('An administrator is working in your account').waitFor();

    await page.getByRole('button', { name: 'Return to Admin' }).click();
    await page.getByText('Admin mode restored').waitFor();
    await heading(page, 'Admin Dashboard').waitFor();
    await second.getByText(banner).waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
  }, 120_000);
});

describe('sign-up', () => {
  it('is closed by an administrator: the page says so, the server refuses, and it is opened again', async () => {
    const settings = await at('admin', '/admin/settings');
    const open = main(settings).getByRole('switch', { name: 'Registration open' });
    const save = async (): Promise<void> => {
      await open.click();
      await main(settings).getByRole('button', { name: 'Save settings' }).click();
      await settings.getByText('Settings saved').first().waitFor();
    };
    const visitor = await at('nobody', '/auth?tab=register');
    const create = visitor.getByRole('button', { name: 'Create account' });
    await create.waitFor();

    await save();
    try {
      await visitor.reload();
      await visitor.getByText('Registration is closed').waitFor();
      expect(await create.count()).toBe(0);
      const person = { username: 'too-late', email: 'too-late@example.com', firstName: 'Nora', lastName: 'Quist' };
      const data = { ...person, password: PASSWORD, confirmPassword: PASSWORD, companyName: 'Late', role: 'buyer' };
      expect((await visitor.request.post('/api/register', { data })).status()).toBe(403);
    } finally {
      await save();
    }
    await visitor.reload();
    await create.waitFor();
    expect(complaints()).toEqual([]);
  }, 120_000);
});

describe('live', () => {
  it('what the other side does appears in every tab without a reload, also when the tab that listens is closed', async () => {
    const orders = await market.clients.seller.get<{ id: number; orderNumber: string }[]>('/api/orders?status=pending');
    const { id, orderNumber } = orders.body[0]!;
    const seller = market.clients.seller;
    const first = await at('buyer', `/orders/${id}`);
    const second = await first.context().newPage();
    await second.goto('/orders?status=confirmed');
    await heading(second).waitFor();

    await seller.put(`/api/orders/${id}/status`, { status: 'confirmed' });
    await main(first).getByText('Confirmed', { exact: true }).first().waitFor();
    await second.getByRole('link', { name: orderNumber }).waitFor();

    await first.close();
    await seller.put(`/api/orders/${id}/status`, { status: 'processing' });
    await second.getByRole('link', { name: orderNumber }).waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('a server that is away is told in a banner, takes no changes, and is welcomed back', async () => {
    const front = new Front(Number(new URL(product.url).port));
    await front.open();
    try {
      const page = await at('buyer', '/inventory', { url: front.url });
      await front.close();
      await page.getByPlaceholder(/^Search products/).fill('bolt');
      const banner = bannerOf(page);
      await banner.waitFor();
      await front.open();
      await banner.waitFor({ state: 'detached' });
      // What failed meanwhile is asked for again by itself.
      await main(page).getByRole('link', { name: /bolt/i }).first().waitFor();
    } finally {
      await front.close();
    }
  }, 120_000);

  it('a change whose answer is lost is not said to have failed, and is made once when it is sent again', async () => {
    const front = new Front(Number(new URL(product.url).port));
    await front.open();
    try {
      const page = await at('buyer', '/inventory', { url: front.url });
      await page
        .getByRole('button', { name: /^Adjust/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: /^Adjust stock/ });
      await dialog.getByRole('spinbutton', { name: 'Adjustment' }).fill('5');
      await chooseByKeys(page, dialog.getByRole('combobox', { name: 'Reason' }), 'Manual count');
      await front.close();
      await dialog.getByRole('button', { name: 'Adjust stock' }).click();
      await page.getByText('We do not know whether it arrived').waitFor();
      const banner = bannerOf(page);
      await banner.waitFor();
      await front.open();
      await banner.waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: 'Adjust stock' }).click();
      await page.getByText(/and done once\.$/).waitFor();
    } finally {
      await front.close();
    }
  }, 120_000);
});

describe('the place in a list', () => {
  const place = (page: Page): Promise<number> => page.evaluate<number>('window.scrollY');
  /** Clicks what is far down; answers how far. */
  async function openFarDown(page: Page, link: Locator): Promise<number> {
    await quiet(page);
    await link.scrollIntoViewIfNeeded();
    const scrolled = await place(page);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    return scrolled;
  }

  it('is kept while an item is opened over it and closed again', async () => {
    const page = await at('buyer', '/inventory?view=table');
    const before = await openFarDown(page, main(page).getByRole('table').getByRole('link').last());
    const panel = page.getByRole('dialog', { name: 'Inventory item' });
    await panel.waitFor();
    expect(await place(page)).toBe(before);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await place(page)).toBe(before);
  }, 60_000);

  it('is found again on the way back from a page, which begins at its top', async () => {
    const page = await at('buyer', '/orders');
    const before = await openFarDown(page, main(page).getByRole('link', { name: /^PO-/ }).last());
    await heading(page, /^PO-/).waitFor();
    expect(await place(page)).toBe(0);
    await page.goBack();
    await heading(page, 'Order Management').waitFor();
    await until(async () => (await place(page)) === before, 'the place in the list');
  }, 60_000);
});

describe('who is invited', () => {
  it('follows the link of the mail, registers with that address, comes back, and is connected', async () => {
    const page = await at('nobody', '/dev/mail');
    const mail = page.getByRole('link', { name: /invites Willow Street Print Shop/ }).first();
    // Not opened: its frame is sandboxed, which what the harness does to each page complains of.
    const shown = await page.request.get((await mail.getAttribute('href'))!);
    await page.goto(/http\S+accept-invitation\?token=[\w-]+/.exec(await shown.text())![0]);
    await heading(page, 'Maple Street Workshop invites you').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Wilma');
    await page.getByLabel('Last name').fill('Print');
    await page.getByLabel('Company', { exact: true }).fill('Willow Street Print Shop');
    await page.getByLabel('Username').fill('wilma');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    expect(await page.getByLabel('Email').inputValue()).toBe('orders@willowprint.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Maple Street Workshop invites you').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await heading(page, 'Invitation accepted').waitFor();
    await page.waitForURL((url) => url.pathname === '/');

    const buyer = await at('buyer', '/suppliers');
    const row = buyer.getByRole('listitem').filter({ hasText: 'orders@willowprint.example' });
    await row.getByText('Accepted').waitFor();
    expect(complaints()).toEqual([]);
  });
});

marketJourneys({ at, complaints, market: () => market });

goodsJourneys({ at, complaints, market: () => market });

intentJourneys({ at, complaints, market: () => market });
