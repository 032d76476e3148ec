/** Asks again while a busy server says that it is: as our pages do, and as programs are told to. */
export async function patientFetch(address: string, init?: RequestInit): Promise<Response> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const response = await fetch(address, init)
    if (response.status !== 503 || performance.now() > deadline) return response
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
