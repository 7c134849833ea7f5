import { spellingRules } from './spelling-rules.ts'

/**
 * German spelling rules: after the tables of the Duden (Aussprachewörterbuch) and of Wiktionary's "Deutsch/Aussprache".
 */
export const german = spellingRules(
  'a=a b=b c=k d=d e=ɛ f=f g=g h=h i=i j=j k=k l=l m=m n=n o=o p=p q=k r=r s=s t=t u=u v=v w=v x=ks y=y z=ts',
  `
aeu _ ɔi         ; HÄUSER
aa _ a
ae _ ɛ           ; Ä
ai _ ai
ay _ ai
au _ au
ah _X a          ; H lengthens
b _# p           ; final devoicing
chs _ ks         ; FUCHS
ch #_C k         ; CHROM
ch #_A k         ; CHAOS
ch #_ ʃ          ; CHEF, CHIC
ch a_ x
ch o_ x
ch u_ x
ch _ ç
ck _ k
c _E ts          ; CITRUS
c _z -
dt _ t
d _# t
eau _ o
ee _ e
eh _X e
ei _ ai
ey _ ai
eu _ ɔi
er _# ər
en _# ən
el _# əl
e V_# -
e _# ə
g i_# ç          ; HONIG
g _# k
h V_X -
h V_V -          ; SEHEN
ie _# i
ie _C i
ih _X i
ng _V ŋ
ng _ ŋ
nk _ ŋk
oo _ o
oe _ ø           ; Ö
oh _X o
ou _ u
ph _ f
qu _ kv
rh _ r
sch _ ʃ
sh _ ʃ
sp #_ ʃp         ; SPORT
st #_ ʃt         ; STERN
ss _ s
s #_V z          ; SONNE
s V_V z          ; ROSE
tion _ tsion
tsch _ tʃ
th _ t
tz _ ts
ue _ y           ; Ü
uh _X u
v #_er f         ; VERLAG
v #_o f          ; VOGEL
v _# f
y #_V j
y _# i
`,
)
