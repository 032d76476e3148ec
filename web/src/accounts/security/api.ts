import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { accessToken, authClient } from '#web/platform/session/session.ts'

const keys = {
  devices: ['accounts', 'devices'],
  factors: ['accounts', 'factors'],
  recovery: ['accounts', 'recovery-codes'],
  identities: ['accounts', 'identities'],
} as const

/** Sessions of this account. */
export function useDevices() {
  return useQuery({
    queryKey: keys.devices,
    queryFn: async () =>
      (await authShapes()).ownSessions.parse(await askAuth('GET', '/sessions')).sessions,
  })
}

export function useEndDevice() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => askAuth('DELETE', `/sessions/${encodeURIComponent(id)}`),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.devices }),
  })
}

export function useEndOtherDevices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => answerOf((await authClient()).signOut({ scope: 'others' })),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.devices }),
  })
}

/** The account's authenticator apps. */
export function useFactors() {
  return useQuery({
    queryKey: keys.factors,
    queryFn: async () => (await answerOf((await authClient()).mfa.listFactors())).data?.totp ?? [],
  })
}

/** The proof of identity if the sign-in is more than a few minutes old. */
export type EnrolProof = { readonly current_password: string } | { readonly nonce: string }

/** Starts enrolling an app with the key to scan; in effect once a code is confirmed. */
export function useEnrolFactor() {
  return useMutation({
    mutationFn: async (proof?: EnrolProof) => {
      if (proof !== undefined) return enrolWith(proof)
      const { data } = await answerOf((await authClient()).mfa.enroll({ factorType: 'totp' }))
      if (data === null) throw new Error('an app without a key')
      return { id: data.id, picture: data.totp.qr_code, key: data.totp.secret }
    },
  })
}

/** The library can't send a proof. */
async function enrolWith(proof: EnrolProof) {
  const answer = await askAuth('POST', '/factors', { factor_type: 'totp', ...proof })
  const { id, totp } = (await authShapes()).enrolledFactor.parse(answer)
  return { id, picture: `data:image/svg+xml;utf-8,${totp.qr_code}`, key: totp.secret }
}

/** The auth service's error code; undefined for other errors. */
export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Changing apps also changes the recovery codes and ends other sessions. */
export function useRefreshSecurity() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all(
      [keys.factors, keys.recovery, keys.devices].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    )
  }
}

export function useRemoveFactor() {
  const refresh = useRefreshSecurity()
  return useMutation({
    mutationFn: async (factorId: string) => {
      const client = await authClient()
      await answerOf(client.mfa.unenroll({ factorId }))
      await client.refreshSession()
    },
    onSettled: refresh,
  })
}

export function useRecoveryCodesLeft() {
  return useQuery({
    queryKey: keys.recovery,
    queryFn: async () =>
      (await authShapes()).recoveryCodesLeft.parse(await askAuth('GET', '/factors/recovery-codes'))
        .remaining,
  })
}

export function useMakeRecoveryCodes() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await authShapes()).recoveryCodes.parse(await askAuth('POST', '/factors/recovery-codes'))
        .codes,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.recovery }),
  })
}

/** The ways to sign in: address, phone, Google. */
export function useIdentities() {
  return useQuery({
    queryKey: keys.identities,
    queryFn: async () =>
      (await answerOf((await authClient()).getUserIdentities())).data?.identities ?? [],
  })
}

export function useDisconnect() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (identity: Identity) =>
      answerOf((await authClient()).unlinkIdentity(identity)),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.identities }),
  })
}

export type Identity = NonNullable<ReturnType<typeof useIdentities>['data']>[number]

/** The library's response; its error is thrown, as queries expect. */
async function answerOf<Answer extends { error: Error | null }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked
  if (answer.error !== null) throw answer.error
  return answer
}

/** Loaded with the first response that needs parsing. */
function authShapes() {
  return import('@touchline/contract/auth/shapes')
}

/** Calls the auth service for what the library's protocol lacks. */
async function askAuth(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const token = (await accessToken()) ?? ''
  const response = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) {
    const said = (await authShapes()).refusal.safeParse(
      await response.json().catch(() => undefined),
    )
    throw Object.assign(new Error(`refused with ${response.status}`), {
      code: said.data?.error_code,
    })
  }
  return response.status === 204 ? undefined : response.json()
}
