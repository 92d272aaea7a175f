// A person at a browser: what one sees and does, by mouse or by keys. Whether the page listens and how far the game
// is, the table itself says (`data-listens`, `data-seq`): nothing here hangs on time.
const PATIENCE = { timeout: 30_000, polling: 30 };

/** Waits until the page listens: a fresh question does not, for a moment. */
export const listens = (page) =>
  page.waitForFunction(() => document.querySelector('.table[data-listens="true"]'), null, PATIENCE);

/** The button that the Enter key presses: it places the tile, or makes a choice final. */
export const enter = (page) => page.locator('[aria-keyshortcuts="Enter"]');

/** The log of a game, in either language. */
export const logOf = (page) => page.getByRole('list', { name: /^(Log|Verlauf)$/ });

/** Does something that takes the game on, and waits until it went on. */
export async function goesOn(page, act) {
  const table = page.locator('[data-seq]');
  const before = await table.getAttribute('data-seq');
  await act();
  await page.waitForFunction(
    (was) => document.querySelector('.table')?.getAttribute('data-seq') !== was,
    before,
    PATIENCE,
  );
}

export class Person {
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  async open(path) {
    await this.page.goto(this.url + path);
  }

  /** Two people at this screen. */
  async hotSeat() {
    await this.open('/');
    await this.page.getByRole('button', { name: /On one screen|An einem Bildschirm/ }).click();
  }

  /** What the headline says. */
  headline() {
    return this.page.locator('h1').first().innerText();
  }

  /** Waits until one of these things is to be done; says which. */
  async asked() {
    const found = await this.page.waitForFunction(
      () => {
        if (!document.querySelector('image.tile, .ground')) return false;
        if (document.querySelector('[aria-labelledby="result"]')) return 'over';
        if (!document.querySelector('.table[data-listens="true"]')) return false;
        if (document.querySelector('.spot')) return 'tile';
        if (document.querySelector('.options .option')) return 'figure';
        if (document.querySelector('footer .again')) return 'again';
        return false;
      },
      null,
      PATIENCE,
    );
    return found.jsonValue();
  }

  /** Lays the tile on a spot by clicking it and the button. */
  async layTile() {
    await listens(this.page);
    await this.page.locator('[data-spot]').first().dispatchEvent('click');
    await goesOn(this.page, () => enter(this.page).click());
  }

  /** Takes what is offered first (or the `n`th), or nothing where that is possible. */
  async answerFigure(take, n = 0) {
    await listens(this.page);
    const options = this.page.locator('[data-option]');
    const must = (await this.page.locator('[data-declines]').count()) === 0;
    if (take || must) await options.nth(n % (await options.count())).click();
    await goesOn(this.page, () => enter(this.page).click());
  }

  /** Takes the second tile of a turn. */
  async takeSecond() {
    await listens(this.page);
    await goesOn(this.page, () => this.page.locator('.again.accent').click());
  }

  tiles() {
    return this.page.locator('image.tile').count();
  }
}
