// A person at a browser: what one sees and does, by mouse or by keys.
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
    await this.page.getByRole('button', { name: /At one screen|An einem Bildschirm/ }).click();
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
        if (document.querySelector('.spot')) return 'tile';
        if (document.querySelector('.options .option') && document.querySelector('.commit:not([aria-busy="true"])')) return 'figure';
        if (document.querySelector('footer .button.accent:not(.place)')) return 'again';
        return false;
      },
      null,
      { timeout: 30_000, polling: 50 },
    );
    return found.jsonValue();
  }

  /** Lays the tile on a spot by clicking it and the button. */
  async layTile() {
    const before = await this.tiles();
    await this.page.locator('.spot').first().dispatchEvent('click');
    const place = this.page.locator('.place');
    await place.waitFor();
    await this.deaf();
    await place.click();
    await this.page.waitForFunction(
      (n) => document.querySelectorAll('image.tile').length > n || document.querySelector('[aria-labelledby="result"]'),
      before,
      { timeout: 30_000, polling: 30 },
    );
  }

  /** Takes what is offered first (or the `n`th), or nothing where that is possible. */
  async answerFigure(take, n = 0) {
    const options = this.page.locator('.options .option:not(.none)');
    const must = (await this.page.locator('.options .none').count()) === 0;
    if (take || must) await options.nth(n % (await options.count())).click();
    await this.deaf();
    const before = await this.page.locator('.options').evaluate((list) => list.textContent);
    await this.page.locator('.commit').click();
    await this.page.waitForFunction((was) => document.querySelector('.options')?.textContent !== was, before, { timeout: 30_000, polling: 30 });
  }

  /** A fresh question does not listen to clicks for a moment. */
  deaf() {
    return this.page.waitForTimeout(380);
  }

  tiles() {
    return this.page.locator('image.tile').count();
  }
}
