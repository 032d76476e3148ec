import { test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'

test('the site can be installed and describes itself', async ({ context, page }) => {
  await page.goto('/login')
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Test browsers run in incognito mode, which isn't the site's fault.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(ours).toEqual([])
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: unknown = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({
    name: 'Touchline',
    start_url: '/dashboard',
    display: 'standalone',
  })
  for (const address of data?.match(/"\/[^"]*\.(?:png|svg|webp)"/g) ?? []) {
    const response = await page.request.get(address.slice(1, -1))
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toMatch(/^image\//)
  }
})
