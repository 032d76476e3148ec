import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './harness/browser.ts'
const base = 'http://127.0.0.1:4477'
const browser = await chromium.launch(await findBrowser())
const response = await fetch(base + '/auth/v1/token?grant_type=password', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'olga@site.example', password: 'correct horse battery' }) })
const session = await response.text()
if (!response.ok) throw new Error(session)
const size = process.argv[2] ?? '1280'
const scheme = (process.argv[3] ?? 'light') as 'light' | 'dark'
const lang = process.argv[4] ?? 'en'
const context = await browser.newContext({ viewport: size === '390' ? { width: 390, height: 844 } : { width: 1280, height: 900 }, colorScheme: scheme, locale: lang, isMobile: size === '390', hasTouch: size === '390', baseURL: base })
await (await import('./harness/signed-in.ts')).enter(context, session)
const page = await context.newPage()
const problems: string[] = []
page.on('console', (m) => m.type() === 'error' && problems.push(m.text()))
let n = 0
const only = process.argv[5]
async function shot(name: string, full = false) { n += 1; await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/ops-shots/${size}-${scheme}-${String(n).padStart(2, '0')}-${name}.png`, fullPage: full }) }
async function go(path: string) { const t = performance.now(); await page.goto(path, { waitUntil: 'domcontentloaded' }); await page.locator('main h1').first().waitFor(); await page.waitForTimeout(1500); console.log(path, (performance.now() - t).toFixed(0), 'ms') }
async function pages() {
  for (const p of ['', '/clubs', '/clubs?kind=teams', '/accounts', '/mail', '/newsletters', '/announcements', '/features', '/audit', '/maintenance']) { await go('/admin' + p); await shot('page' + p.replace(/\W/g, '-'), p === '' || p === '/features') }
}
const { hour } = await import('./.steps.ts')
if (only === 'pages') await pages(); else await hour(page, { shot, go })
console.log(problems.slice(0, 5))
await browser.close()
