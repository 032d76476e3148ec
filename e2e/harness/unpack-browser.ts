/** Its own process, because the package unpacks into the TMPDIR its process started with. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
