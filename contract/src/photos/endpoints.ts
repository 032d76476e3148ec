import { inTeam } from '../teams/access.ts'
import { teamKey } from '../teams/shapes.ts'
import {
  album,
  albumChange,
  albumDownload,
  albumKey,
  albums,
  consentRequestResult,
  eventAlbumKey,
  newAlbum,
  newUpload,
  photoAnswer,
  photoKey,
  photos,
  photosQuery,
  publishCheck,
  publishInput,
  checkedRefusal,
  upload,
} from './shapes.ts'

const tags = ['Photos']
const list = '/teams/{teamId}/albums'
const one = `${list}/{albumId}`
const picture = '/teams/{teamId}/photos/{photoId}'

export const photosEndpoints = {
  albums: inTeam('photos.view')
    .route({ method: 'GET', path: list, tags, summary: 'The albums of a team, newest first' })
    .input(teamKey)
    .output(albums),

  createAlbum: inTeam('photos.publish')
    .route({ method: 'POST', path: list, tags, summary: 'Create an album without an event' })
    .input(newAlbum)
    .output(album),

  openEventAlbum: inTeam('photos.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/album',
      tags,
      summary: 'The album of an event; created if adults may add pictures and there is none',
    })
    .input(eventAlbumKey)
    .output(album),

  album: inTeam('photos.view')
    .route({ method: 'GET', path: one, tags, summary: 'One album' })
    .input(albumKey)
    .output(album),

  changeAlbum: inTeam('photos.publish')
    .route({ method: 'PUT', path: one, tags, summary: 'Change the title and who may add pictures' })
    .input(albumChange)
    .output(album),

  extendAlbum: inTeam('photos.publish')
    .route({
      method: 'POST',
      path: `${one}/extension`,
      tags,
      summary: 'Keep an album for another season',
    })
    .input(albumKey)
    .output(album),

  deleteAlbum: inTeam('photos.publish')
    .route({ method: 'DELETE', path: one, tags, summary: 'Delete an album with its pictures' })
    .input(albumKey)
    .output(albumKey),

  photos: inTeam('photos.view')
    .route({ method: 'GET', path: `${one}/photos`, tags, summary: 'The pictures of an album' })
    .input(photosQuery)
    .output(photos),

  check: inTeam('photos.publish')
    .route({
      method: 'GET',
      path: `${one}/check`,
      tags,
      summary: 'Who has not consented to pictures, to look for before publishing',
    })
    .input(albumKey)
    .output(publishCheck),

  publish: inTeam('photos.publish')
    .route({
      method: 'POST',
      path: `${one}/publication`,
      tags,
      summary: 'Publish waiting pictures; names everyone without consent as not shown',
    })
    .input(publishInput)
    .output(album),

  askConsent: inTeam('photos.publish')
    .route({
      method: 'POST',
      path: `${one}/consent-requests`,
      tags,
      summary: 'Ask the guardians of everyone in the check who has not answered',
    })
    .input(albumKey)
    .output(consentRequestResult),

  settleRefusal: inTeam('photos.publish')
    .route({
      method: 'PUT',
      path: `${one}/checks/{memberId}`,
      tags,
      summary: 'Confirm that a published album does not show a person who said no later',
    })
    .input(checkedRefusal)
    .output(albums),

  takeDown: inTeam('photos.view')
    .route({
      method: 'POST',
      path: `${picture}/removal`,
      tags,
      summary: 'Hide a picture from everyone but staff, at once',
    })
    .input(photoKey)
    .output(photoAnswer),

  restore: inTeam('photos.view')
    .route({
      method: 'DELETE',
      path: `${picture}/removal`,
      tags,
      summary: 'Show a picture again; staff only where no family asked to take it down',
    })
    .input(photoKey)
    .output(photoAnswer),

  deletePhoto: inTeam('photos.view')
    .route({
      method: 'DELETE',
      path: picture,
      tags,
      summary: 'Delete a picture; for staff and the person who added it',
    })
    .input(photoKey)
    .output(photoKey),

  startUpload: inTeam('photos.view')
    .route({
      method: 'POST',
      path: `${one}/uploads`,
      tags,
      summary: 'Begin or continue an upload; parts go to /storage/v1',
    })
    .input(newUpload)
    .output(upload),

  downloadAlbum: inTeam('photos.view')
    .route({
      method: 'GET',
      path: `${one}/download`,
      tags,
      summary: 'A short-lived address of all published pictures as a zip file',
    })
    .input(albumKey)
    .output(albumDownload),
}
