import { inClub } from '../clubs/access.ts'
import { clubKey } from '../clubs/shapes.ts'
import { openToAnyone } from '../wire/access.ts'
import {
  newRegistration,
  ownRegistration,
  publicRegistrationForm,
  registered,
  registrationAnswer,
  registrationDecided,
  registrationDecision,
  registrationForm,
  registrationFormEdit,
  registrationFormKey,
  registrationsPage,
  registrationsQuery,
  registrationToken,
} from './shapes.ts'

const tags = ['Registrations']
const formPath = '/clubs/{clubId}/registration-form'
const path = '/clubs/{clubId}/registrations'

/** People register with a club without an account; the club decides. Keys and tokens travel in the body. */
export const registrationsEndpoints = {
  openForm: openToAnyone
    .route({
      method: 'POST',
      path: '/registration-form/open',
      tags,
      summary: 'Read the registration form of a club',
    })
    .input(registrationFormKey)
    .output(publicRegistrationForm),

  register: openToAnyone
    .route({
      method: 'POST',
      path: '/registration-form',
      tags,
      successStatus: 201,
      summary: 'Register people; it counts once the link in the letter is confirmed',
    })
    .input(newRegistration)
    .output(registered),

  open: openToAnyone
    .route({
      method: 'POST',
      path: '/registration/open',
      tags,
      summary: 'Read a registration as the family that handed it in',
    })
    .input(registrationToken)
    .output(ownRegistration),

  answer: openToAnyone
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
    .output(registrationDecided),
}
