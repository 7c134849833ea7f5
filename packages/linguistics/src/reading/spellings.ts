import { readSpelling, type Spelling } from './spelling.ts'

/*
 * The spelling rules by which speakers read an unknown name, and by which the words of the lists are read. They are
 * broad: they do not distinguish sounds that share a code in `soundCode`.
 */

/** How readers of most languages pronounce Latin letters, and how transliterations are read. */
const common = `
^: $: ce:se ci:si cy:si c:k cc:k ck:k ch:ch q:k qu:kv x:ks ph:f th:t sh:sh zh:zh w:v y:i j:j oo:u ee:i ou:u kh:kh gh:g
tz:ts tch:ch dj:j dzh:j sch:sh ng:ng ae:e oe:e
0: 1: 2: 3: 4: 5: 6: 7: 8: 9:`
/** Rules for languages whose letters represent their sounds. */
const phonetic = 'ce:ke ci:ki cy:ki oo:o ee:e ou:ou ae:ae oe:oe y:i'

const tables: Record<string, string> = {
  de: `sch:sh ^sp:shp ^st:sht ch:kh chs:ks ck:k ph:f th:t qu:kv v:f w:v z:ts tz:ts tsch:ch dsch:j j:y ei:ai ai:ai ey:ai
    ie:i eu:oi äu:oi ä:e ö:ö ü:ü ae:e oe:ö ue:ü y:ü ß:s ce:tse ci:tsi c:k oo:o ee:e ou:ou gh:g dt:t b$:p d$:t g$:k
    ng$:ng ah:a eh:e ih:i oh:o uh:u er$:er sh:sh`,
  en: `sh:sh ch:ch chs$:ks tch:ch th:th ph:f ck:k c:k ce:se ci:si cy:sai ce$:s qu:kw x:ks ^x:z ^kn:n ^wr:r gh: ght:t igh:ai ee:i
    ea:i oo:u ou:au ow:au ai:ei ay:ei oa:o oy:oi oi:oi aw:o au:o ew:yu ie:i e$: es$:s ed$:d le$:el y$:i y:i ^y:y j:j
    dge:j ge$:j ng$:ng tion:shen sion:shen a:ä ar:ar a$:a all:ol aw:o wa:wo w:w ss:s u:a oe$:o ue$:u ey$:i ^wh:w ^ps:s ^psch:sh sch:sh que$:k gue$:g eigh:ei augh:af eau:o mb$:m ture$:cher ^gn:n er:er ir:er
    ur:er oar:or our:or uy:ai ye$:ai ^die$:dai ^pie$:pai ^lie$:lai ^fly$:flai ^sky$:skai ^dry$:drai ^cry$:krai ^try$:trai
    ^spy$:spai ^shy$:shai ^sly$:slai ^my$:mai ^by$:bai sce:se sci:sai oul:ul ough:of ooh:u uh:a ah:a oh:ou`,
  /* How English speakers read a name that they take for a foreign one. */
  'en-foreign': `ch:ch chs$:ks th:th ph:f ck:k c:k ce:se ci:si qu:kw que$:k x:ks j:j y:i a:a e:e i:i o:o u:u oo:u ee:i ou:u ai:ai ei:ai ie:i
    w:w ng$:ng er:er z:z sch:sh sh:sh ^psch:sh cz:ch sz:sh h:h`,
  fr: `ch:sh ph:f th:t qu:k c:k ce:se ci:si cy:si cé:se cè:se ç:s g:g ge:zhe gi:zhi gy:zhi gé:zhe gea:zha geo:zho
    gu:gü gue:ge gui:gi j:zh h: ou:u oi:wa eau:o au:o ai:e ei:e eu:ö œu:ö oe:ö u:u û:ü ü:ü ille:iy ll:l gn:ny
    in$:en ain$:en ein$:en an:an en:an y:i é:e è:e ê:e à:a ô:o x:ks x$: s$: t$: d$: z$: e$: es$: er$:e ez$:e et$:e
    ts$: w:v ^: eux$:ö aux$:o`,
  'fr-verb': '',
  es: `ch:ch c:k ce:se ci:si z:s j:kh ge:khe gi:khi gue:ge gui:gi güe:gue qu:k h: ll:y ñ:ny v:b w:gu x:ks y:y y$:i
    rr:r gu:gu th:t ph:f sh:sh oo:u ee:i ou:ou oe:oe ae:ae`,
  it: `ch:k chi:ki che:ke c:k ce:che ci:chi cia:cha cio:cho ciu:chu g:g ge:je gi:ji gia:ja gio:jo giu:ju gh:g gli:li
    gn:ny sc:sk sce:she sci:shi scia:sha scio:sho h: qu:ku z:ts zz:ts j:y y:i w:v x:ks th:t ph:f sh:sh cc:k cci:chi
    cce:che ggi:ji gge:je oo:u ee:i ou:ou ae:ae oe:oe`,
  pt: `ch:sh c:k ce:se ci:si ç:s lh:ly nh:ny ^h: h: j:zh ge:zhe gi:zhi gue:ge gui:gi qu:ku que:ke qui:ki x:sh ss:s z:s
    ão:aun ãe:ain õe:oin am$:aun em$:en im$:in om$:on um$:un rr:r ^r:r ou:o ph:f th:t y:i w:v ee:i oo:u o$:u e$:i
    os$:us es$:is`,
  nl: `sch:skh ch:kh g:kh ij:ei ei:ei ui:öi oe:u ie:i eu:ö uu:ü ou:au au:au oo:o ee:e aa:a j:y w:v v:v z:z ng$:ng
    en$:e d$:t b$:p c:k ce:se ci:si ph:f th:t y:i u:ü x:ks qu:kv sj:sh tj:ch ae:a`,
  sv: `sch:sh sj:sh stj:sh skj:sh ske:she ski:shi sky:shü skä:she skö:shö kj:sh tj:sh ke:ke ki:shi ky:shü kä:she kö:shö
    ge:ge gi:yi gy:yü gä:ye gö:yö j:y ch:sh c:k ce:se ci:si å:o ä:e ö:ö y:ü o:o u:u w:v z:s x:ks ck:k qu:kv ph:f th:t
    ee:e oo:o ou:ou ng$:ng`,
  da: `sj:sh j:y ch:sh c:k ce:se ci:si å:o æ:e ø:ö aa:o y:ü w:v z:s x:ks ph:f th:t hv:v hj:y ld$:l nd$:n gt:kt ig$:i
    ee:e oo:o ou:ou g$: ej:ai øj:oi ng$:ng`,
  no: `skj:sh sj:sh kj:sh tj:sh ski:shi sky:shü ki:shi ky:shü gj:y gi:yi hv:v hj:y j:y ch:sh c:k ce:se ci:si å:o æ:e ø:ö
    aa:o y:ü w:v z:s x:ks ph:f th:t ee:e oo:o ou:ou ld$:l nd$:n ig$:i ng$:ng`,
  fi: `${phonetic} b:p d:d g:k f:f j:y ä:e ö:ö y:ü å:o c:k ch:k sh:s š:s z:ts x:ks w:v q:k qu:kv th:t ph:f ng:ng nk:nk`,
  et: `${phonetic} j:y ä:e ö:ö ü:ü õ:e š:sh ž:zh c:ts z:z w:v x:ks`,
  pl: `${phonetic} sz:sh cz:ch rz:zh ż:zh ź:zh ś:sh ć:ch ci:chi cia:cha cie:che cio:cho ciu:chu si:shi sia:sha sie:she
    sio:sho siu:shu zi:zhi zia:zha zie:zhe zio:zho dz:dz dź:j dż:j dzi:ji ch:kh h:kh c:ts ck:tsk w:v ł:w ó:u ą:on ę:en ń:ny
    ni:ni j:y y:i x:ks q:k v:v sh:sh ph:f w$:f b$:p d$:t g$:k z$:s ce:tse`,
  cs: `${phonetic} š:sh č:ch ž:zh ř:rzh ch:kh c:ts ck:tsk j:y ě:ye ů:u ú:u w:v x:ks q:kv ň:ny ď:dy ť:ty ce:tse ci:tsi
    sh:sh ph:f b$:p d$:t v$:f z$:s ž$:sh`,
  hr: `${phonetic} š:sh č:ch ć:ch ž:zh đ:j dž:j c:ts ce:tse ci:tsi ch:ch sh:sh j:y lj:ly nj:ny h:kh w:v x:ks q:k y:i`,
  hu: `${phonetic} s:sh sz:s zs:zh cs:ch c:ts ce:tse ci:tsi gy:dy ly:y ny:ny ty:ty dzs:j j:y ö:ö ő:ö ü:ü ű:ü á:a é:e w:v
    ch:ch sh:sh x:ks q:k th:t ph:f y:i`,
  ro: `${phonetic} ș:sh ş:sh ț:ts ţ:ts ă:e â:i î:i c:k ce:che ci:chi cea:cha cio:cho ciu:chu che:ke chi:ki g:g ge:je gi:ji
    ghe:ge ghi:gi j:zh h:h x:ks w:v y:i ch:k q:k`,
  tr: `${phonetic} c:j ce:je ci:ji ç:ch ş:sh ğ: ı:i j:zh ö:ö ü:ü y:y v:v w:v x:ks q:k sh:sh ch:ch`,
  lv: `${phonetic} š:sh č:ch ž:zh c:ts ce:tse ci:tsi ģ:dy ķ:ty ļ:ly ņ:ny j:y w:v x:ks`,
  lt: `${phonetic} š:sh č:ch ž:zh c:ts ce:tse ci:tsi y:i j:y ė:e ų:u ū:u į:i ę:e ą:a w:v x:ks ch:kh`,
  ca: `c:k ce:se ci:si ç:s ch:k g:g ge:zhe gi:zhi gue:ge gui:gi j:zh x:sh tx:ch ix:sh tj:j tge:je tgi:ji ig$:ch ny:ny ll:y
    l·l:l h: v:b z:z qu:ku que:ke qui:ki o:u r$:r ss:s y:i`,
  vi: `${phonetic} đ:d d:z gi:zi ch:ch tr:ch nh:ny ng:ng ngh:ng ph:f th:t kh:kh c:k x:s s:s gh:g g:g qu:kw y:i ư:u ơ:o ă:a â:a
    ê:e ô:o w:w j:j z:z f:f`,
  id: `${phonetic} c:ch ce:che ci:chi j:j y:y sy:sh kh:kh ny:ny ng:ng w:w v:f x:ks q:k`,
  sw: `${phonetic} ch:ch sh:sh j:j y:y w:w dh:z ng:ng ny:ny c:ch`,
  tl: `${phonetic} ts:ch ty:ch dy:j j:j sy:sh sh:sh ñ:ny ll:ly c:k ce:se ci:si ch:ch qu:k q:k x:ks z:s v:b f:p ph:p th:t
    ng:ng y:y`,
  'zh-Hans': `${phonetic} q:ch x:sh zh:j c:ts z:dz ch:ch sh:sh j:j r:r y:y w:w ü:ü ng:ng b:b ong:ung ui:uei iu:iou
    ce:tse ci:tsi ju:jü qu:chü xu:shü yu:ü`,
  ja: `${phonetic} ch:ch sh:sh ts:ts j:j y:y f:f w:w l:r v:b c:k ce:se ci:shi si:shi ti:chi tu:tsu di:ji du:zu hu:fu zi:ji
    th:s x:kus q:ku ph:f`,
  ko: `${phonetic} eo:o eu:u ae:e oe:we ch:ch j:j y:y w:w f:p v:b z:j l:r kk:k tt:t pp:p ss:s jj:j sh:sh si:shi th:s`,
  ar: `${common} p:b v:f e:i o:u ee:i oo:u q:k`,
  he: `${phonetic} tz:ts tsch:ch ch:kh kh:kh sh:sh c:k ce:se ci:si ck:k q:k w:v y:y y$:i oo:u ee:i ph:f th:t j:j x:ks`,
  hi: `${phonetic} chh:ch ch:ch kh:k gh:g jh:j th:t dh:d bh:b ph:f sh:sh ee:i oo:u aa:a w:v y:y y$:i c:k ce:se ci:si
    q:k x:ks ck:k`,
  th: `${phonetic} ph:p th:t kh:k ch:ch j:j bp:p dt:t ng:ng oo:u ee:i ae:e oe:e ue:u v:w w:w y:y b$:p d$:t g$:k s$:t
    l$:n r$:n sh:ch z:s f:f c:k x:ks q:k`,
  fa: `${common} c:k ee:i oo:u ou:o w:v q:k kh:kh gh:g zh:zh`,
  ka: `${phonetic} c:k ch:ch sh:sh zh:zh ts:ts dz:dz kh:kh gh:g q:k j:j w:v f:p x:ks`,
  yue: `${phonetic} ch:ch ts:ts sh:sh kw:kw gw:gw ng:ng oe:ö eu:ö eo:ö ue:ü yu:yü yue:yü ee:i oo:u ou:ou ck:k c:ts
    z:dz j:j w:w x:sh`,
}
/** Languages that are read like another one. */
const alike: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  sk: 'cs',
  sl: 'hr',
  bs: 'hr',
  sr: 'hr',
  ms: 'id',
  gl: 'es',
  af: 'nl',
  'zh-Hant': 'zh-Hans',
}

/** The English mute e: `ate` is read eit. */
const muteE = Object.entries({ a: 'ei', e: 'i', i: 'ai', o: 'ou', u: 'yu' }).flatMap(([vowel, sound]) =>
  [...'bcdfgklmnpstvz'].flatMap((consonant) => {
    const read = { c: 's', g: 'j' }[consonant] ?? consonant
    return [`${vowel}${consonant}e$:${sound}${read}`, `${vowel}${consonant}es$:${sound}${read}s`]
  }),
)

/** Rules that come on top of a table. In French, -er is read as in verbs, or as in "mer". */
const additions: Record<string, readonly string[]> = { en: muteE, 'fr-verb': [tables.fr ?? '', 'er$:e'] }

const spellings = new Map<string, Spelling>()

/** Returns how speakers read names: like words of their own language, and for some languages also in another way. */
export function nameSpellingsOf(language: string): readonly Spelling[] {
  if (language === 'en') return [spellingOf('en'), spellingOf('en-foreign')]
  return language === 'fr' ? [spellingOf('fr'), spellingOf('fr-verb')] : [spellingOf(language)]
}

/**
 * Returns the rules by which a language is read. A language without rules of its own uses those for transliterations.
 */
export function spellingOf(language: string): Spelling {
  const key = alike[language] ?? language
  const table = Object.hasOwn(tables, key) ? key : ''
  const known = spellings.get(table)
  if (known) return known
  const spelling = readSpelling(common, tables[table] ?? '', ...(additions[table] ?? []))
  spellings.set(table, spelling)
  return spelling
}
