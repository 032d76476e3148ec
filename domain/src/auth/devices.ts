/** The device as people call it. Undefined if the browser doesn't say. */
export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
}

/** Most browsers also name others: the first match is right. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biP(?:hone|od)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** Browser and system from a User-Agent header, without versions, which change every month. */
export function readDevice(userAgent: string | null | undefined): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) }
}

function firstIn(list: typeof browsers, userAgent: string | null | undefined): string | undefined {
  return list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
}
