/** A process by itself: the package unpacks below the TMPDIR that its process was started with. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
