import { spellingRules } from './spelling-rules.ts'

/**
 * English spelling rules: the regular part, after E. Carney, "A Survey of English Spelling" (1994), and Wikipedia's
 * "English orthography".
 */
export const english = spellingRules(
  'a=æ b=b c=k d=d e=ɛ f=f g=g h=h i=i j=dʒ k=k l=l m=m n=n o=ɔ p=p q=k r=r s=s t=t u=a v=v w=w x=ks y=i z=z',
  `
augh _ ɔ         ; DAUGHTER
alk _ ɔk         ; WALK
all _ ɔl         ; BALL
ai _ ei
ay _ ei
au _ ɔ
aw _ ɔ
a _Ce# ei        ; MAKE
a _Ces ei
a _# ə           ; VISTA
bt _# t          ; DEBT
chr _ kr
chl _ kl
ch _ tʃ
ck _ k
cia _l ʃ         ; SPECIAL
c _E s
dge _ dʒ
dg _ dʒ
ea _ i
ee _ i
ei _ ei
ew _ ju
eu _ ju
ey _# i
ey _ ei
er _# ər
ear _ ir
e _Ce# i         ; SCENE
e V_# -
e VC_# -         ; MAKE
e VCC_# -
e VC_s# -        ; LAKES
e #C_# i         ; ME
ed VC_# d
gh #_ g
gh _ -           ; NIGHT
gn #_ n
gu _E g
g #_i g          ; GIFT
g #_et g         ; GET
gg _ g
g _E dʒ          ; MAGIC
h V_X -
igh _ ai
ie _# i
ie _ i
ign _# ain
ind _# aind
i _Ce# ai        ; TIME
i _Ces ai
i #C_# ai
i _V i
kn #_ n
le C_# əl        ; TABLE
mb _# m
ng _# ŋ
ng _er ŋ
nk _ ŋk
n _k ŋ
oa _ ou
oo _ u
ough _ o
ou _ au
ow _# ou
ow _ au
oi _ ɔi
oy _ ɔi
o _Ce# ou        ; HOME
o _Ces ou
o _# ou
old _ ould
or _# ər
ph _ f
ps #_ s
qu _ kw
que _# k
re C_# ər        ; CENTRE
rh _ r
sch _ sk         ; SCHOOL
sh _ ʃ
sion _ ʃən
ss _ s
s V_V z          ; ROSE
tion _ ʃən
ture _ tʃər
tch _ tʃ
th _ θ
ue _# u
ui _ u
u _Ce# ju        ; CUTE
u #_n ju         ; UNIT
u C_# u
wh _ w
wr #_ r
wa _ wɔ          ; WATER
x #_ z           ; XEROX
y #_ j
y V_V j
y #C_# ai        ; MY
y #CC_# ai       ; SKY
`,
)
