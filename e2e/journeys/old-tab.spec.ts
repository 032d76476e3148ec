import { createServer, request as ask, type Server } from 'node:http'
import { once } from 'node:events'

import { untilKept } from '../harness/device.ts'
import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { makeTeam } from '../harness/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

/** What a newer version of the site answers an older page. */
interface Deploy {
  /** What the worker of the site names as its version instead of its own. */
  version: string | undefined
  /** The worker to come has to wait for the last of its files. */
  held: Promise<unknown> | undefined
  /** Files whose name has such a word are no more. */
  gone: RegExp | undefined
}

/** The browser reports what it could not fetch; here that is so on purpose. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

test.use({ serviceWorkers: 'allow' })

/** Stands before the server as the same site, and puts out another version when it is told to. */
async function openFront(
  behind: string,
): Promise<{ address: string; deploy: Deploy; server: Server }> {
  const deploy: Deploy = { version: undefined, held: undefined, gone: undefined }
  const { hostname, port } = new URL(behind)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (deploy.gone?.test(path)) {
      outgoing.writeHead(404).end()
      return
    }
    // Asked whether it has changed, the server would say no: what is new stands here alone.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const passed = ask({ hostname, port, path, method: incoming.method, headers }, (answer) => {
      if (path !== '/sw.js' || deploy.version === undefined) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        const held = path === shell ? deploy.held : undefined
        void Promise.resolve(held).then(() => answer.pipe(outgoing))
        return
      }
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      let script = ''
      answer.on('data', (chunk: Buffer) => {
        script += chunk.toString()
      })
      answer.on('end', () => outgoing.end(script.replace(versionNamed, `$1${deploy.version}`)))
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const own = typeof place === 'object' && place !== null ? place.port : 0
  return { address: `http://127.0.0.1:${own}`, deploy, server }
}

/** Asked for by workers alone. */
const shell = '/__spa-fallback.html'
/** The worker's own word for what it keeps; the names of its files stay as they are. */
const versionNamed = /(version:\s*[`"'])[\w-]+/

test('trust.md fault 20: a new version asks to reload, and a form that is half filled stays so', async ({
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
  await expect(page.getByText('what you have typed stays')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox').first().fill('Half a name')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
  expect(await page.evaluate('sessionStorage.getItem("touchline.typed")')).toBeNull()

  // Once: what was typed there is not brought to whoever comes back later.
  await page.goto(`${address}/teams`)
  await page.goto(`${address}/create-club`)
  await expect(page.getByRole('textbox').first()).toHaveValue('')
  await page.close()
  server.close()
})

/** Whether the page was told of a new version at any time, and whether it has looked for one. */
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

test('whoever comes after a deploy has the new version, and is not told of it while its worker comes', async ({
  context,
  page,
  touchline,
}) => {
  const { address, deploy, server } = await openFront(touchline.address)
  deploy.version = 'older'
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
  await enter(context, session)
  await page.goto(`${address}/teams`)
  await untilKept(page)

  await page.addInitScript(watching)
  let letGo = (): void => undefined
  deploy.version = undefined
  deploy.held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.reload()
  await expect.poll(() => page.evaluate<boolean>('self.hasLooked'), { timeout: 30_000 }).toBe(true)
  expect(await page.evaluate<string>(inCharge)).toBe('older')
  letGo()
  const here = await page.evaluate<string>('__reactRouterManifest.version')
  await expect.poll(() => page.evaluate<string>(inCharge), { timeout: 60_000 }).toBe(here)
  expect(await page.evaluate<boolean | undefined>('self.wasTold')).not.toBe(true)
  await page.close()
  server.close()
})

test.describe('without the site on the device', () => {
  test.use({ serviceWorkers: 'block' })

  test('trust.md fault 20: an old tab whose files are gone loads itself again and loses nothing', async ({
    context,
    page,
    touchline,
  }) => {
    const { address, deploy, server } = await openFront(touchline.address)
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    await enter(context, session)
    await page.goto(`${address}/create-club`)
    await page.getByRole('textbox').first().fill('Half a name')
    deploy.gone = /\/assets\/teams-page/
    // The tab loads itself again, with the newer version, and nothing typed is lost.
    const loadedAgain = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Touchline', exact: true }).click()
    await loadedAgain
    deploy.gone = undefined
    await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
    await page.getByRole('link', { name: 'Touchline', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'My teams & clubs' })).toBeVisible()
    await page.close()
    server.close()
  })
})

test.describe('what was typed', () => {
  test.use({ serviceWorkers: 'block' })

  test('comes back to the same account, and what says how somebody is never lies on the device', async ({
    context,
    page,
    touchline,
  }) => {
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    const other = await makeAccount(touchline.address, { firstName: 'Otto', lastName: 'Alt' })
    await enter(context, session)
    // What the tab holds while it is loaded anew: before a script of the page has run.
    await page.addInitScript('globalThis.wasKept = sessionStorage.getItem("touchline.typed")')
    const wasKept = () => page.evaluate<string | null>('globalThis.wasKept')

    await page.goto('/create-club')
    const name = page.getByRole('textbox').first()
    await name.fill('Words of Nora')
    await page.evaluate(
      `localStorage.setItem('touchline-session', ${JSON.stringify(other.session)})`,
    )
    await page.reload()
    await expect(name).toHaveValue('')
    expect(await wasKept()).toBeNull()

    await page.goto('/update-profile')
    await page.getByLabel('First name').fill('Ottokar')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await page.getByLabel('New password', { exact: true }).fill('secret horse 9')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await page.getByLabel('Old password', { exact: true }).fill('secret horse 8')
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Ottokar')
    expect(await wasKept()).toContain('Ottokar')
    expect(await wasKept()).not.toContain('secret horse')

    const teamId = await makeTeam(page, 'Harbour')
    await page.goto(`/team/${teamId}/import-members`)
    await page.getByRole('textbox').fill('Lena Vogt, 01/02/2015')
    const asked = page.waitForEvent('dialog')
    const again = page.reload()
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
    await again
    await expect(page.getByRole('textbox')).toHaveValue('')
    expect(await wasKept()).toBeNull()
  })

  test('is kept when the page itself fails', async ({ context, page, touchline }) => {
    const { address, deploy, server } = await openFront(touchline.address)
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    await enter(context, session)
    deploy.gone = /\/assets\/open-menu/
    await page.goto(`${address}/create-club`)
    await page.getByRole('textbox').first().fill('Half a name')
    await page.getByRole('button', { name: 'Nora' }).click()
    await expect(page.getByText('what you typed stays')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    deploy.gone = undefined
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
    await page.close()
    server.close()
  })
})

test('trust.md fault 20: what a browser keeps is cleared while a page is open: no white page', async ({
  context,
  page,
  touchline,
}) => {
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
  await enter(context, session)
  await page.goto('/teams')
  await expect(page.getByRole('heading', { name: 'My teams & clubs' })).toBeVisible()
  await untilKept(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: touchline.address,
    storageTypes: 'indexeddb,cache_storage,service_workers',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My teams & clubs' })).toBeVisible()
})

test('a browser that forbids storage, as in private mode, still signs somebody in', async ({
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
