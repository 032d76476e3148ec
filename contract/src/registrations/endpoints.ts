import { inClub } from '../clubs/access.ts'
import { clubKey } from '../clubs/shapes.ts'
import { inTeam } from '../teams/access.ts'
import { teamKey } from '../teams/shapes.ts'
import { publicOperation } from '../wire/access.ts'
import {
  newRegistration,
  ownRegistration,
  publicRegistrationForm,
  registrationResult,
  registrationAnswer,
  registrationDecisionResult,
  registrationDecision,
  registrationForm,
  registrationFormEdit,
  registrationFormKey,
  registrationsPage,
  registrationsQuery,
  registrationToken,
  teamRegistrationDecision,
  teamRegistrationFormEdit,
  teamRegistrationsQuery,
} from './shapes.ts'

const tags = ['Registrations']
const formPath = '/clubs/{clubId}/registration-form'
const path = '/clubs/{clubId}/registrations'
const teamFormPath = '/teams/{teamId}/registration-form'
const teamPath = '/teams/{teamId}/registrations'

/**
 * People register with a club, or a team without one, without an account; its staff decides. Keys and
 * tokens travel in the body.
 */
export const registrationsEndpoints = {
  openForm: publicOperation
    .route({
      method: 'POST',
      path: '/registration-form/open',
      tags,
      summary: 'Read the registration form of a club or team',
    })
    .input(registrationFormKey)
    .output(publicRegistrationForm),

  register: publicOperation
    .route({
      method: 'POST',
      path: '/registration-form',
      tags,
      successStatus: 201,
      summary: 'Register people; it counts once the link in the letter is confirmed',
    })
    .input(newRegistration)
    .output(registrationResult),

  open: publicOperation
    .route({
      method: 'POST',
      path: '/registration/open',
      tags,
      summary: 'Read a registration as the family that handed it in',
    })
    .input(registrationToken)
    .output(ownRegistration),

  answer: publicOperation
    .route({
      method: 'POST',
      path: '/registration/answer',
      tags,
      summary: 'Confirm or withdraw a registration, or take an offered place',
    })
    .input(registrationAnswer)
    .output(ownRegistration),

  form: inClub('registrations.manage')
    .route({ method: 'GET', path: formPath, tags, summary: 'The registration form of the club' })
    .input(clubKey)
    .output(registrationForm),

  saveForm: inClub('registrations.manage')
    .route({
      method: 'PUT',
      path: formPath,
      tags,
      summary: 'Open or close the registration form, and change what it asks',
    })
    .input(registrationFormEdit)
    .output(registrationForm),

  list: inClub('registrations.manage')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Registrations that wait for an answer, or are decided',
    })
    .input(registrationsQuery)
    .output(registrationsPage),

  decide: inClub('registrations.manage')
    .route({
      method: 'POST',
      path: `${path}/decisions`,
      tags,
      summary: 'Accept, decline or keep people waiting; the family is written to',
    })
    .input(registrationDecision)
    .output(registrationDecisionResult),

  teamForm: inTeam('registrations.manage')
    .route({
      method: 'GET',
      path: teamFormPath,
      tags,
      summary: 'The registration form of a team without a club',
    })
    .input(teamKey)
    .output(registrationForm),

  saveTeamForm: inTeam('registrations.edit')
    .route({
      method: 'PUT',
      path: teamFormPath,
      tags,
      summary: 'Open or close the registration form of a team, and change what it asks',
    })
    .input(teamRegistrationFormEdit)
    .output(registrationForm),

  teamList: inTeam('registrations.manage')
    .route({
      method: 'GET',
      path: teamPath,
      tags,
      summary: 'Registrations with a team that wait for an answer, or are decided',
    })
    .input(teamRegistrationsQuery)
    .output(registrationsPage),

  decideInTeam: inTeam('registrations.manage')
    .route({
      method: 'POST',
      path: `${teamPath}/decisions`,
      tags,
      summary: 'Accept, decline or keep people waiting for a team; the family is written to',
    })
    .input(teamRegistrationDecision)
    .output(registrationDecisionResult),
}
