import * as z from 'zod/mini'
import { CodedValue } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { brokenRule } from './rules.ts'

const keyed = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })
const list = z.array(CodedValue)

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(longest))
const Texts = z.object({ description: text(2_000), shortDescription: text(200) })
/** Excludes blanks and the characters that separate parts of a URL. */
const ReferenceKey = z
  .string()
  .check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(100), z.regex(/^[^\s/?#\\]*$/))
/** A value as an administrator enters it, with texts in the caller's language. */
const ReferenceChange = z.object({ key: ReferenceKey, ...Texts.shape })
/** Limited to the 45 Nice classes. */
const NiceClassChange = z.object({ key: z.string().check(z.trim(), z.regex(/^([1-9]|[1-3][0-9]|4[0-5])$/)), ...Texts.shape })

/** Text typed to find goods, services or their classes. */
const termText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const classKeys = z.array(z.string().check(z.regex(/^([1-9]|[1-3][0-9]|4[0-5])$/))).check(z.maxLength(45))

/** A class that matches a text, with its matching terms, best first. Without terms, the class as a whole matches. */
export const NiceClassMatch = z.extend(CodedValue, { terms: z.array(z.string()) })
export type NiceClassMatch = z.infer<typeof NiceClassMatch>

/** A term of the Nice Classification, as lists of goods and services use it (spec 1, section 3). */
export const GoodsServicesTerm = z.object({ description: z.string(), niceClass: CodedValue })
export type GoodsServicesTerm = z.infer<typeof GoodsServicesTerm>

const NiceClassesQuestion = z.object({
  queryDescription: z.optional(z.string().check(z.maxLength(200))),
  queryShortDescription: z.optional(z.string().check(z.maxLength(200))),
})
const QueryNiceClassesBody = z.object({ text: termText, size: z._default(z.int().check(z.minimum(1), z.maximum(45)), 10) })
const QueryGoodsServicesBody = z.object({
  text: termText,
  size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
  niceClasses: z._default(classKeys, []),
})

/**
 * The five keyed lists (spec 2, 7.2, "Reference data"). Built-in values and states that marks use cannot be deleted
 * (`reference.inUse`).
 */
export const referenceEndpoints = endpoints({
  registrationOfficeCodes: {
    method: 'GET',
    path: '/RegistrationOfficeCodes',
    summary: 'The seven offices.',
    access: 'public',
    reply: list,
    isTagged: true,
  },
  registrationOfficeCode: {
    method: 'GET',
    path: '/RegistrationOfficeCodes/{key}',
    summary: 'One office.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  changeRegistrationOfficeCode: {
    method: 'PUT',
    path: '/RegistrationOfficeCodes',
    summary: "Adds an office or changes its texts in the caller's language.",
    access: 'permission:MasterData.Update',
    body: ReferenceChange,
    reply: CodedValue,
  },
  deleteRegistrationOfficeCode: {
    method: 'DELETE',
    path: '/RegistrationOfficeCodes/{key}',
    summary: 'Deletes an office that is not in use.',
    access: 'permission:MasterData.Delete',
    params: keyed,
    reply: z.null(),
    status: 204,
  },
  brandTypes: {
    method: 'GET',
    path: '/BrandTypes',
    summary: 'The three brand types.',
    access: 'public',
    reply: list,
    isTagged: true,
  },
  brandType: {
    method: 'GET',
    path: '/BrandTypes/{key}',
    summary: 'One brand type.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  changeBrandType: {
    method: 'PUT',
    path: '/BrandTypes',
    summary: "Adds a brand type or changes its texts in the caller's language.",
    access: 'permission:MasterData.Update',
    body: ReferenceChange,
    reply: CodedValue,
  },
  deleteBrandType: {
    method: 'DELETE',
    path: '/BrandTypes/{key}',
    summary: 'Deletes a brand type that is not in use.',
    access: 'permission:MasterData.Delete',
    params: keyed,
    reply: z.null(),
    status: 204,
  },
  brandStateCategories: {
    method: 'GET',
    path: '/BrandStateCategory',
    summary: 'The three state categories.',
    access: 'public',
    reply: list,
    isTagged: true,
  },
  brandStateCategory: {
    method: 'GET',
    path: '/BrandStateCategory/{key}',
    summary: 'One state category.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  changeBrandStateCategory: {
    method: 'PUT',
    path: '/BrandStateCategory',
    summary: "Adds a state category or changes its texts in the caller's language.",
    access: 'permission:MasterData.Update',
    body: ReferenceChange,
    reply: CodedValue,
  },
  deleteBrandStateCategory: {
    method: 'DELETE',
    path: '/BrandStateCategory/{key}',
    summary: 'Deletes a state category that is not in use.',
    access: 'permission:MasterData.Delete',
    params: keyed,
    reply: z.null(),
    status: 204,
  },
  brandStates: {
    method: 'GET',
    path: '/BrandStates',
    summary: "The offices' own states that occur in the register.",
    access: 'public',
    reply: list,
    isTagged: true,
  },
  brandState: {
    method: 'GET',
    path: '/BrandStates/{key}',
    summary: "One office's own state.",
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  changeBrandState: {
    method: 'PUT',
    path: '/BrandStates',
    summary: "Adds an office's own state or changes its texts in the caller's language.",
    access: 'permission:MasterData.Update',
    body: ReferenceChange,
    reply: CodedValue,
  },
  deleteBrandState: {
    method: 'DELETE',
    path: '/BrandStates/{key}',
    summary: "Deletes an office's own state that is not in use.",
    access: 'permission:MasterData.Delete',
    params: keyed,
    reply: z.null(),
    status: 204,
  },
  niceClasses: {
    method: 'GET',
    path: '/NiceClasses',
    summary: 'The 45 Nice classes, or those whose heading or short name contains the given words.',
    access: 'public',
    query: NiceClassesQuestion,
    reply: list,
    isTagged: true,
  },
  niceClass: {
    method: 'GET',
    path: '/NiceClasses/{key}',
    summary: 'One Nice class.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  changeNiceClass: {
    method: 'PUT',
    path: '/NiceClasses',
    summary: "Adds a Nice class or changes its texts in the caller's language.",
    access: 'permission:MasterData.Update',
    body: NiceClassChange,
    reply: CodedValue,
  },
  deleteNiceClass: {
    method: 'DELETE',
    path: '/NiceClasses/{key}',
    summary: 'Deletes a Nice class that is not in use.',
    access: 'permission:MasterData.Delete',
    params: keyed,
    reply: z.null(),
    status: 204,
  },
  queryNiceClasses: {
    method: 'POST',
    path: '/NiceClasses/query',
    summary: 'The Nice classes for goods or services described in any of the five languages, best match first.',
    access: 'public',
    body: QueryNiceClassesBody,
    reply: z.array(NiceClassMatch),
  },
  queryGoodsServices: {
    method: 'POST',
    path: '/GoodsServices/query',
    summary: 'Terms of the Nice Classification that match a text in any of the five languages, best match first.',
    access: 'public',
    body: QueryGoodsServicesBody,
    reply: z.array(GoodsServicesTerm),
  },
})
