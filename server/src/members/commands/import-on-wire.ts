import type {
  ImportPreview as Shown,
  ImportRow,
} from '@touchline/contract/members/shapes/import-preview'
import {
  planProblems,
  type ImportPlan,
  type ImportStep,
} from '@touchline/domain/members/import/plan'
import type { GuardianStep } from '@touchline/domain/members/import/plan-guardians'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { importedRole } from '@touchline/domain/members/roles'

/** Converts a preview to the contract's shape, with null for unknown. */
export function previewOnWire(
  { columns, headingLine, counts, problems, assumptions }: ImportPreview,
  plan: ImportPlan,
  today: string,
): Omit<Shown, 'fingerprint' | 'importSessionId'> {
  const count = (kind: ImportStep['kind']) => plan.steps.filter((step) => step.kind === kind).length
  return {
    columns: columns.map(({ index, heading, field = null, samples }) => ({
      index,
      heading,
      field,
      samples: [...samples],
    })),
    headingLine: headingLine ?? null,
    counts: { ...counts, new: count('new'), changed: count('changed'), same: count('same') },
    rows: plan.steps.map(rowOnWire),
    problems: planProblems(problems, plan, today).map((problem) => ({
      ...problem,
      otherRows: [...problem.otherRows],
    })),
    questions: plan.questions.map(questionOnWire),
    assumptions: [...assumptions],
  }
}

function rowOnWire({
  row,
  line,
  kind,
  member,
  changes,
  guardians,
  ...step
}: ImportStep): ImportRow {
  const { staff, plays, ...facts } = member
  return {
    row,
    line,
    kind,
    memberId: step.memberId ?? null,
    member: {
      ...emptied(facts),
      firstName: facts.firstName,
      lastName: facts.lastName,
      gender: facts.gender ?? null,
      dominantSide: facts.dominantSide ?? null,
      custom: { ...facts.custom },
      role: importedRole({ staff, plays }),
      isStaff: staff !== undefined,
    },
    changes: [...changes],
    guardians: guardians.map(guardianOnWire),
  }
}

type Facts = Omit<ImportStep['member'], 'staff' | 'plays'>

function emptied(facts: Facts) {
  const or = (text: string | undefined): string | null => text ?? null
  return {
    nickname: or(facts.nickname),
    dateOfBirth: or(facts.dateOfBirth),
    email: or(facts.email),
    phone: or(facts.phone),
    address: or(facts.address),
    position: or(facts.position),
    jerseyNumber: or(facts.jerseyNumber),
    licenceNumber: or(facts.licenceNumber),
    shirtSize: or(facts.shirtSize),
    shortsSize: or(facts.shortsSize),
    shoeSize: or(facts.shoeSize),
  }
}

function guardianOnWire({ kind, role, guardian }: GuardianStep): ImportRow['guardians'][number] {
  const { firstName = null, lastName = null, email = null, phone = null } = guardian
  return { kind, role, firstName, lastName, email, phone }
}

function questionOnWire(question: ImportPlan['questions'][number]): Shown['questions'][number] {
  switch (question.kind) {
    case 'sheet':
    case 'teams':
      return { ...question, choices: [...question.choices] }
    case 'date_order':
      return { ...question, samples: [...question.samples] }
    case 'phone_country':
      return { ...question, choices: [...question.choices], samples: [...question.samples] }
    case 'team_spelling':
      return { ...question, spellings: [...question.spellings] }
    case 'same_row':
      return { ...question, rows: [...question.rows] }
    case 'same_person':
      return { ...question, dateOfBirth: bornOn(question) }
    case 'name_column':
    case 'leavers':
      return question
  }
}

function bornOn({ dateOfBirth }: { readonly dateOfBirth: string | undefined }): string | null {
  return dateOfBirth ?? null
}
