import { untilKept, untilLooked } from '../harness/device.ts'
import { openFront } from '../harness/front.ts'
import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

/** The browser logs failed requests, which are caused on purpose here. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

test.use({ serviceWorkers: 'allow' })

test('trust.md fault 20: a new version asks to reload and keeps a half-filled form', async ({
  context,
  page,
  touchline,
}) => {
  const { address, deploy, server } = await openFront(touchline.address)
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
  await enter(context, session)
  await page.goto(`${address}/create-club`)
  await page.getByRole('textbox').first().fill('Half a na')
  await untilKept(page)
  await expect(page.getByText('A new version is ready')).toHaveCount(0)

  deploy.version = 'newer'
  await page.evaluate('navigator.serviceWorker.getRegistration().then((kept) => kept.update())')
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('What you’ve typed stays')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox').first().fill('Half a name')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
  expect(await page.evaluate('sessionStorage.getItem("touchline.typed")')).toBeNull()

  // Only once: a draft isn't restored for a later visit.
  await page.goto(`${address}/teams`)
  await page.goto(`${address}/create-club`)
  await expect(page.getByRole('textbox').first()).toHaveValue('')

  await test.step('a page survives clearing its storage', async () => {
    const devtools = await context.newCDPSession(page)
    const storageTypes = 'indexeddb,cache_storage,service_workers'
    await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes })
    await page.reload()
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
  await page.close()
  server.close()
})

/** Whether the page was ever notified of a new version, and whether it has checked for one. */
const watching = `{
  addEventListener('DOMContentLoaded', () => {
    const look = () => {
      self.wasTold ||= document.body.innerText.includes('A new version is ready')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = async function () {
    await update.call(this)
    self.hasLooked = true
  }
}`
const inCharge = `new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => resolve(data)
  navigator.serviceWorker.controller.postMessage('build', [port2])
})`

test(
  'a visit after a deployment gets the new version, without a notice while its worker installs',
  inFull,
  async ({ context, page, touchline }) => {
    const { address, deploy, server } = await openFront(touchline.address)
    deploy.version = 'older'
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    await enter(context, session)
    await page.goto(`${address}/teams`)
    await untilKept(page)
    // A running check would also answer the next one.
    await untilLooked(page)

    await page.addInitScript(watching)
    let letGo = (): void => undefined
    deploy.version = undefined
    deploy.held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.reload()
    await expect
      .poll(() => page.evaluate<boolean>('self.hasLooked'), { timeout: 30_000 })
      .toBe(true)
    expect(await page.evaluate<string>(inCharge)).toBe('older')
    letGo()
    const here = await page.evaluate<string>('__reactRouterManifest.version')
    await expect.poll(() => page.evaluate<string>(inCharge), { timeout: 60_000 }).toBe(here)
    expect(await page.evaluate<boolean | undefined>('self.wasTold')).not.toBe(true)
    await page.close()
    server.close()
  },
)

test.describe('without a cached site', () => {
  test.use({ serviceWorkers: 'block' })

  test('trust.md fault 20: an old tab whose files are gone reloads and loses nothing', async ({
    context,
    page,
    touchline,
  }) => {
    const { address, deploy, server } = await openFront(touchline.address)
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    await enter(context, session)
    await page.goto(`${address}/create-club`)
    await page.getByRole('textbox').first().fill('Half a name')
    deploy.gone = /\/assets\/dashboard-page/
    // The tab reloads with the newer version and keeps the typed text.
    const loadedAgain = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Touchline', exact: true }).click()
    await loadedAgain
    deploy.gone = undefined
    await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
    await page.getByRole('link', { name: 'Touchline', exact: true }).click()
    await expect(page.getByRole('heading', { name: "You're not in a team... yet!" })).toBeVisible()
    await page.close()
    server.close()
  })
})

test('signing in works without browser storage, as in private mode', async ({
  page,
  touchline,
}) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Pia', lastName: 'Privat' })
  await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError') } })`)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
})
