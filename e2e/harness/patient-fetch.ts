/** Retries while the server is busy, as our pages do and as API clients should. */
export async function patientFetch(address: string, init?: RequestInit): Promise<Response> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const response = await fetch(address, init)
    if (response.status !== 503 || performance.now() > deadline) return response
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
