import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { accessToken, authClient } from '#web/platform/session/session.ts'

const keys = {
  devices: ['accounts', 'devices'],
  factors: ['accounts', 'factors'],
  recovery: ['accounts', 'recovery-codes'],
  identities: ['accounts', 'identities'],
} as const

/** Where I am signed in. */
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

/** The authenticator apps that are switched on. */
export function useFactors() {
  return useQuery({
    queryKey: keys.factors,
    queryFn: async () => (await answerOf((await authClient()).mfa.listFactors())).data?.totp ?? [],
  })
}

/** What shows whose account it is, where the sign-in is not of the last minutes. */
export type EnrolProof = { readonly current_password: string } | { readonly nonce: string }

/** Begins an app: the key to scan. It counts once a code of it was typed. */
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

/** The library passes on no proof. */
async function enrolWith(proof: EnrolProof) {
  const answer = await askAuth('POST', '/factors', { factor_type: 'totp', ...proof })
  const { id, totp } = (await authShapes()).enrolledFactor.parse(answer)
  return { id, picture: `data:image/svg+xml;utf-8,${totp.qr_code}`, key: totp.secret }
}

/** The protocol's code of a refusal; undefined when something else failed. */
export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whatever changes the apps changes the codes and the other sessions, too. */
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

/** What I can sign in with: address, phone, Google. */
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

/** The answer of the library; its refusal is thrown, as a query expects. */
async function answerOf<Answer extends { error: Error | null }>(
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked
  if (answer.error !== null) throw answer.error
  return answer
}

/** What reads the answers is fetched with the first of them. */
function authShapes() {
  return import('@touchline/contract/auth/shapes')
}

/** What the auth service offers beyond the library's protocol; only ours has it. */
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
