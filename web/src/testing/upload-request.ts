import type { Locator } from 'vitest/browser'

/**
 * Uploads a file with progress events through the test server: `vi.stubGlobal('XMLHttpRequest',
 * UploadRequest)`.
 */
export class UploadRequest {
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  status = 0
  responseText = ''
  readonly #headers = new Headers()
  #method = 'POST'
  #address = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  send(file: File): void {
    this.upload.onprogress?.({ loaded: file.size, total: file.size })
    void fetch(this.#address, { method: this.#method, headers: this.#headers, body: file })
      .then(async (response) => {
        this.status = response.status
        this.responseText = await response.text()
        this.onload()
      })
      .catch(() => this.onerror())
  }
}

/** Chooses a file like the device's file dialog. */
export async function chooseFile(control: Locator, file: File): Promise<void> {
  const input = await control.findElement()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('not a choice of files')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
