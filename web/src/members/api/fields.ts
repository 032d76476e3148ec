import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  CustomFieldChange,
  CustomFieldOnWire,
  NewCustomField,
} from '@touchline/contract/members/shapes/fields'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** The team's own fields, in the team's order. */
export function useCustomFields(teamId: string) {
  return useQuery({
    queryKey: fieldsKey(teamId),
    queryFn: async (): Promise<readonly CustomFieldOnWire[]> =>
      (await client.members.listFields({ teamId })).fields,
  })
}

/** The team's own fields; empty until loaded. */
export function useKnownFields(teamId: string): readonly CustomFieldOnWire[] {
  return useCustomFields(teamId).data ?? none
}

const none: readonly CustomFieldOnWire[] = []

export type FieldEdit =
  | { readonly kind: 'new'; readonly field: Omit<NewCustomField, 'teamId'> }
  | { readonly kind: 'change'; readonly fieldId: string; readonly changes: CustomFieldChange }

export function useSaveField(teamId: string) {
  const keep = useKeepFields(teamId)
  return useMutation({
    mutationFn: (edit: FieldEdit) =>
      edit.kind === 'new'
        ? client.members.addField({ teamId, ...edit.field })
        : client.members.changeField({ teamId, fieldId: edit.fieldId, changes: edit.changes }),
    onSuccess: keep,
  })
}

export function useRemoveField(teamId: string) {
  const keep = useKeepFields(teamId)
  return useMutation({
    mutationFn: (fieldId: string) => client.members.removeField({ teamId, fieldId }),
    onSuccess: keep,
  })
}

function fieldsKey(teamId: string) {
  return ['members', teamId, 'fields'] as const
}

function useKeepFields(teamId: string) {
  const cache = useQueryClient()
  return ({ fields }: { readonly fields: readonly CustomFieldOnWire[] }) =>
    takeAnswer(cache, fieldsKey(teamId), fields)
}
