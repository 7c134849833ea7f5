import type { LanguageSource } from '../language-source.ts'

/** Hindi, transliterated as its speakers write it in Latin letters. */
export const hi: LanguageSource = {
  code: 'hi',
  script: 'Devanagari',
  text: `
penis-vulgar लंड=lund, लौड़ा=lauda, लोड़ा=loda, लवड़ा=lavda, लुल्ली=lulli, लौड़ा=laura, झंडा=jhanda, पोपट=popat, लुंड=lun, लोड़ा=lora, लौड़ा=loda, नुन्नू=nunnu, लन=lun, नुन्नी=nunni, लंडू=landu, डंडा=danda, औज़ार=auzar
penis लिंग=ling, शिश्न=shishn
vulva-vulgar चूत=chut, चूत=choot, बुर=bur, फुद्दी=phuddi, भोसड़ा=bhosda, पुदी=pudi, चुत=chutt, भोसड़=bhosad, फुद्दी=fuddi, भोसड़ी=bhosdi, पुच्ची=pucchi, फुदी=phudi
vagina योनि=yoni
testicles-vulgar टट्टे=tatte, गोटी=goti, आंड=aand, गोटे=gote, टट्टा=tatta
testicle अंडकोष=andkosh, वृषण=vrishan
breasts-vulgar चूची=chuchi, बोबा=boba, मम्मे=mamme, थन=than, चुच्ची=chucchi, बोबे=bobe, मुम्मे=mumme, दूधू=duddhu, बूब=boob, चूचे=chuche
nipple चूचुक=chuchuk, निप्पल=nippal
arse गांड=gand, गाँड=gaand, चूतड़=chutad, गांडू=gandu, बुंड=bund, गांड=gaand, टुई=tui, पिछवाड़ा=pichwada, बुंड=bundh
buttocks चूतड़=chutad, नितंब=nitamb, कूल्हा=kulha, पुट्ठा=puttha
anus गुदा=guda, मलद्वार=maldwar
arsehole गांडू=gandu, चूतिया=chutiya, गांडू=gaandu
pubic-hair झांट=jhant, झांटू=jhantu, झांट=jhaant, झाटू=jhatu
crotch जांघ=jaangh
clitoris भगनासा=bhagnasa
semen वीर्य=virya, मुठ=muth, माल=maal, मनी=mani
fuck चोद=chod, चोदना=chodna, चुदाई=chudai, चोदो=chodo, ठोक=thok, चोदू=chodu, चोदा=choda, पेल=pel, पेलना=pelna, ठोकना=thokna, चुदना=chudna, मारना=marna
fuck-exclamation भोसड़ी के=bhosdi ke, मादरचोद=madarchod, बहनचोद=behenchod
sex सेक्स=seks, संभोग=sambhog, काम=kaam
intercourse संभोग=sambhog, मैथुन=maithun, सहवास=sahvas
orgasm चरमसुख=charamsukh
masturbate मुठ मारना=muth marna, हस्तमैथुन=hastamaithun, हिलाना=hilana, मुठ=muth, मुठ्ठ=mutth, हस्तमैथुन=hastmaithun
wanker मुठल=muthal, मुठ्ठल=mutthal
suck-vulgar चूसना=chusna, लंड चूस=lund chus, चूस=chus
sodomy लौंडेबाज़ी=laundebazi, गुदामैथुन=gudamaithun
horny ठरकी=tharki, कामुक=kamuk, गरम=garam
lust हवस=hawas, वासना=vasna, ठरक=tharak
pervert ठरकी=tharki, विकृत=vikrit
lecher ठरकी=tharki, लंपट=lampat, अय्याश=ayyash, हवसी=hawasi
obscene अश्लील=ashlil, गंदा=ganda, फूहड़=phuhad
porn ब्लू फिल्म=blu film
naked नंगा=nanga, नग्न=nagna, नंगी=nangi, नंगू=nangu
prostitute वेश्या=veshya, गणिका=ganika, तवायफ़=tawaif, धंधेवाली=dhandhewali
whore रंडी=randi, छिनाल=chhinal, वेश्या=veshya, रांड=rand, कुतिया=kutiya, रंडी=rundi, चकला=chakla, तवायफ=tawaif, धंधेवाली=dhandhewali, कसबी=kasbi, कंजरी=kanjri, रखैल=rakhail, छिनाल=chinal, रांड=raand, कोठेवाली=kothewali, गश्ती=gashti
slut छिनाल=chhinal, कुलटा=kulta, बदचलन=badchalan, चालू=chalu
brothel चकला=chakla, कोठा=kotha, रंडीखाना=randikhana
pimp भड़वा=bhadva, दल्ला=dalla, दलाल=dalal, भड़वे=bhadve, भड़वा=bhadwa, भड़वा=bharwa
mistress रखैल=rakhail, सौतन=sautan
adultery व्यभिचार=vyabhichar
incest सगोत्र=sagotra
rape बलात्कार=balatkar, रेप=rep, बलात्कारी=balatkari
condom-slang निरोध=nirodh, कंडोम=kandom
virgin-sexual कुंवारी=kunwari, कुमारी=kumari
impotent नपुंसक=napunsak, नामर्द=namard
castrate हिजड़ा=hijda, बधिया=badhiya, छक्का=chhakka, खस्सी=khassi
shit टट्टी=tatti, गू=gu, पाखाना=pakhana, हगना=hagna, टट्टी=tati, पॉटी=potty, हग=hag, पोटी=poti, गू=goo, गोबर=gobar, गूह=guh
shit-verb हगना=hagna, टट्टी करना=tatti karna, हग=hag
excrement मल=mal, विष्ठा=vishtha, मैला=maila
poop पॉटी=poti, छीछी=chhichhi, टट्टी=tatti
dung गोबर=gobar, लीद=leed, खाद=khad
droppings मेंगनी=mengni, लेंडी=lendi
piss मूत=mut, मूतना=mutna, पेशाब=peshab
urine मूत्र=mutra, पेशाब=peshab, मूत=mut, मूत=moot, सूसू=susu, मूतना=mutna
pee सुसु=susu, मूत=mut, मूत=moot, पेशाब=peshab, सू सू=su su, सूसू=susoo, शूशू=shushu, सुसु=soosoo, सूसू=susu
fart पाद=paad, पाद=pad, पादना=padna, पादू=padu, फुस्की=phuski
belch डकार=dakar
vomit उल्टी=ulti, कै=kai, वमन=vaman, उल्टी=oolti
snot नाक=naak, रेंट=rent, चूहा=chuha, नाक=nak, सींढ़=sindh
spit थूक=thuk, थू=thu, लार=laar
sweat पसीना=pasina
stink बदबू=badbu, दुर्गंध=durgandh, सड़ांध=sadandh, बास=bas, सड़ा=sada
pus मवाद=mawad, पीप=pip
toilet शौचालय=shauchalay, पाखाना=pakhana, टट्टीघर=tattighar, लैट्रिन=laitrin
sewer गटर=gatar, नाला=nala, मोरी=mori
menstruation माहवारी=mahwari, मासिक धर्म=masik dharm
diaper पोतड़ा=potda, लंगोट=langot
armpit बगल=bagal, कांख=kankh
pimple मुहांसा=muhansa, फुंसी=phunsi
dandruff रूसी=rusi
potbelly तोंद=tond
seduce पटाना=patana, लुभाना=lubhana
lick चाटना=chatna
hump ठोकना=thokna
damn धत्=dhat, लानत=lanat, हट=hat
go-to-hell भाड़ में जा=bhaad mein ja, जहन्नुम में जा=jahannum mein ja, दफ़ा हो=dafa ho, चल हट=chal hat
son-of-bitch हरामज़ादा=haramzada, हरामी=harami, कुत्ते का पिल्ला=kutte ka pilla, सूअर का बच्चा=suar ka bachcha, हरामखोर=haramkhor, सूअर की औलाद=suar ki aulad, कुत्ते की औलाद=kutte ki aulad
motherfucker मादरचोद=madarchod, बहनचोद=bahanchod, बेटीचोद=betichod, भैनचोद=bhainchod, भोसड़ीवाला=bhosdiwala, तेरी मां की चूत=teri maa ki chut
bollocks बकवास=bakwas, बकचोदी=bakchodi, फालतू=faltu
transvestite हिजड़ा=hijra, किन्नर=kinnar
lingerie चड्डी=chaddi, कच्छा=kachha, जांघिया=janghiya, ब्रा=bra
peeping ताक-झांक=taak-jhaank
grope छेड़छाड़=chhedchhad
hole-vulgar छेद=chhed
stick-vulgar डंडा=danda, लाठी=lathi
idiot उल्लू=ullu, गधा=gadha, बेवकूफ=bevakuf, चूतिया=chutiya, बुद्धू=buddhu, मूर्ख=murkh, झंडू=zandu, खोता=khota, येड़ा=yeda, चूजा=chuja, चंपू=champu, टुन=tunn, बुद्धू=buddhoo, गांडू=gandu, बेवकूफ=bewakoof, बेवकूफ=bewakuf, गधा=gada, भोंदू=bhondu, लल्लू=lallu, पागल=pagal, झल्ला=jhalla, बेवकूफ़=bewakuf, झंडू=jhandu, उल्लू का पट्ठा=ullu ka pattha, घोंचू=ghonchu, ढक्कन=dhakkan
fool उल्लू=ullu, मूर्ख=murkh, अहमक़=ahmaq, बुद्धू=buddhu
stupid बेवकूफ़=bewakuf, मंदबुद्धि=mandbuddhi, जड़=jad, बुद्धू=buddhu, मूढ़=mudh, ठस=thas, कमअक्ल=kamakl
cretin मूढ़=mudh, गंवार=ganwar
blockhead भोंदू=bhondu, ठस=thas, लट्ठ=latth
clumsy अनाड़ी=anadi, फूहड़=phuhad
crazy पागल=pagal, सनकी=sanki, दीवाना=divana, पगला=pagla, बावला=bawla, दीवाना=deewana, झल्ली=jhalli, येड़ा=yeda
madman पागल=pagal, विक्षिप्त=vikshipt
madhouse पागलखाना=pagalkhana
retarded मंदबुद्धि=mandbuddhi
cripple अपाहिज=apahij, लूला=lula, अपंग=apang
lame-person लंगड़ा=langda
blind-person अंधा=andha, काना=kana
deaf-person बहरा=bahra
mute-person गूंगा=gunga
stutterer हकला=hakla, तोतला=totla
hunchback कुबड़ा=kubda
dwarf बौना=bauna, ठिगना=thigna, नाटा=nata
bald गंजा=ganja, टकला=takla, टकलू=taklu
ugly बदसूरत=badsurat, कुरूप=kurup, भद्दा=bhadda
fat-person मोटा=mota, मोटू=motu, मोटी=moti, भैंस=bhains
skinny दुबला=dubla, पतला=patla, सुकड़ू=sukdu
coward डरपोक=darpok, कायर=kayar, बुज़दिल=buzdil, फट्टू=fattu, गांडफट=gandfat
weakling कमज़ोर=kamzor, दुर्बल=durbal
sissy ज़नाना=zanana
bastard हरामी=harami, हरामज़ादा=haramzada, कमीना=kamina, साला=sala, नाजायज़=najayaz, साला=saala, कुत्तिया=kutiya, कुत्ता=kutta, हरामखोर=haramkhor, हरामजादा=haramzada, कमीना=kameena
scoundrel कमीना=kamina, बदमाश=badmash, लुच्चा=lucha, लफ़ंगा=lafanga, नीच=neech, गुंडा=gunda, दुष्ट=dusht, पाजी=paji, कमीने=kamine
rascal शैतान=shaitan, शरारती=shararati, बदमाश=badmash
scum नीच=neech, गिरा हुआ=gira hua
wretch अभागा=abhaga, बेचारा=bechara
tramp आवारा=awara, घुमक्कड़=ghumakkad
beggar भिखारी=bhikhari, भिखमंगा=bhikhmanga
loser हारा हुआ=hara hua, नाकाम=nakam, फिसड्डी=phisaddi
lazybones आलसी=aalsi, कामचोर=kamchor, सुस्त=sust
glutton पेटू=petu, भुक्खड़=bhukkhad
miser कंजूस=kanjus, मक्खीचूस=makkhichus, कंजूस=kanjoos
greedy लालची=lalchi, लोभी=lobhi
drunkard शराबी=sharabi, पियक्कड़=piyakkad, बेवड़ा=bewda
drunk नशे में=nashe mein, टल्ली=talli, धुत्त=dhutt
liar झूठा=jhutha
cheat धोखेबाज़=dhokhebaz, ठग=thag, फ्रॉड=frod, चालबाज़=chalbaz, चारसौबीस=charsaubis, धोखेबाज=dhokhebaz, 420=420, ठग=thug
hypocrite ढोंगी=dhongi, पाखंडी=pakhandi
traitor गद्दार=gaddar, देशद्रोही=deshdrohi, नमकहराम=namakharam, जयचंद=jaychand
snitch मुखबिर=mukhbir, चुगलखोर=chugalkhor
toady चमचा=chamcha, चापलूस=chaplus
braggart डींगबाज़=dingbaz, फेंकू=pheku
arrogant घमंडी=ghamandi, अहंकारी=ahankari
cheeky बदतमीज़=badtamiz, ढीठ=dheeth
rude बदतमीज़=badtamiz, असभ्य=asabhya
boor गंवार=ganwar, देहाती=dehati, जाहिल=jahil
gossip गपोड़ी=gapodi, चुगली=chugli
old-hag बुढ़िया=budhiya, चुड़ैल=chudail, डायन=dayan
old-man-derog बुड्ढा=buddha, खूसट=khusat
slave गुलाम=gulam, दास=das, दासी=dasi
servant-derog नौकर=naukar, चाकर=chakar
pig सूअर=suar, सुअर=sooar, सुअर=suwar
donkey गधा=gadha, खच्चर=khachchar, गधा=gadda, खोता=khota
ox-insult बैल=bail, सांड=saand
cow-insult भैंस=bhains
dog-insult कुत्ता=kutta, कुत्ते=kutte
bitch कुतिया=kutiya, कुत्ती=kutti, कमीनी=kamini
monkey-insult बंदर=bandar, लंगूर=langur
snake-insult सांप=saanp, आस्तीन का सांप=aastin ka saanp
chicken-insult मुर्गा=murga
worm-insult कीड़ा=keeda
louse जूं=joon, जूं=jun, लीख=likh
vermin कीड़े=keede
parasite परजीवी=parjivi, हरामखोर=haramkhor
vulture गिद्ध=giddh
beast जानवर=janwar, पशु=pashu, हैवान=haiwan
monster राक्षस=rakshas, दानव=danav
savage जंगली=jangli, वहशी=wahshi
shame-on-you शर्म=sharm, धिक्कार=dhikkar
mock मज़ाक=mazak, उपहास=upahas
insult अपमान=apman, गाली=gali, बेइज़्ज़ती=beizzati
slur-black हब्शी=habshi, कालू=kalu, कल्लू=kallu
slur-asian चिंकी=chinki, चपटा=chapta
slur-arab मुल्ला=mulla, कटुआ=katua, मियां=miyan
slur-white गोरा=gora, फिरंगी=firangi
slur-foreigner विदेशी=videshi, फिरंगी=firangi, बांग्लादेशी=bangladeshi
slur-neighbour पाकी=paki, पाकिस्तानी=pakistani
slur-region बिहारी=bihari, मद्रासी=madrasi, भैया=bhaiya, गंवार=ganwar, चिंकी=chinki
slur-gay छक्का=chakka, गांडू=gandu, हिजड़ा=hijra, मीठा=mitha, गुड़=gud, छक्का=chhakka, लौंडा=launda, हिजड़ा=hijda, लौंडेबाज़=laundebaz
slur-trans हिजड़ा=hijda, छक्का=chhakka
slur-woman छम्मकछल्लो=chhammakchhallo, आंटी=aanti, चुड़ैल=chudail, कमीनी=kamini, पटाखा=patakha
slur-poor चमार=chamar, भंगी=bhangi, अछूत=achhut, शूद्र=shudra, कंजर=kanjar, दलित=dalit
gay समलैंगिक=samlaingik
negro-word काला=kala
big-mouth मुंहफट=munhphat, बड़बोला=badbola
shut-up चुप=chup, चुप रह=chup rah, बकवास बंद=bakwas band
naive भोला=bhola
stubborn जिद्दी=ziddi, अड़ियल=adiyal
clown जोकर=jokar, विदूषक=vidushak
puppet कठपुतली=kathputli
ignorant अज्ञानी=agyani, अनपढ़=anpadh, जाहिल=jahil
good-for-nothing निकम्मा=nikamma, नालायक=nalayak, आवारा=awara
death मौत=maut, मृत्यु=mrityu, मरण=maran, मौत=mout
dead मरा=mara, मृत=mrit, मुर्दा=murda
die मरना=marna, मर=mar, मरजा=marja
corpse लाश=lash, शव=shav, मुर्दा=murda, लाश=laash
carrion सड़ा मांस=sada maans
grave कब्र=kabr, मज़ार=mazar
coffin ताबूत=tabut, जनाज़ा=janaza
funeral अंतिम संस्कार=antim sanskar, अर्थी=arthi, चिता=chita
cemetery कब्रिस्तान=kabristan, श्मशान=shmashan
mourning शोक=shok, मातम=matam
widow विधवा=vidhwa, बेवा=bewa
orphan अनाथ=anath, यतीम=yatim
skeleton कंकाल=kankal
skull खोपड़ी=khopdi
ghost भूत=bhut, प्रेत=pret, भूत=bhoot, चुड़ैल=chudail
vampire पिशाच=pishach, वैताल=vaital
kill मारना=marna, मार=mar, हत्या=hatya
murder हत्या=hatya, कत्ल=katl, खून=khun
murderer हत्यारा=hatyara, कातिल=katil, खूनी=khuni
suicide आत्महत्या=atmahatya, खुदकुशी=khudkushi
hang-person फांसी=phansi
executioner जल्लाद=jallad
drown डूबना=dubna
massacre नरसंहार=narsanhar, कत्लेआम=katleaam
slaughterhouse बूचड़खाना=buchadkhana
butcher-derog कसाई=kasai
torture यातना=yatna, अत्याचार=atyachar
beat पीटना=pitna, पिटाई=pitai, ठुकाई=thukai
slap थप्पड़=thappad, चांटा=chanta, झापड़=jhapad
fight लड़ाई=ladai, झगड़ा=jhagda
violence हिंसा=hinsa
wound घाव=ghav, ज़ख्म=zakhm
scar दाग=dag, निशान=nishan
blood खून=khun, रक्त=rakt, लहू=lahu
bomb बम=bam
gun बंदूक=banduk, तमंचा=tamancha, कट्टा=katta
bullet गोली=goli, कारतूस=kartus
knife-weapon खंजर=khanjar, छुरा=chhura, चाकू=chaku
weapon हथियार=hathiyar, शस्त्र=shastra
explosion विस्फोट=visphot, धमाका=dhamaka
whip कोड़ा=koda, चाबुक=chabuk
trap जाल=jaal, फंदा=phanda
chain-fetter जंजीर=zanjir, बेड़ी=bedi, हथकड़ी=hathkadi
prison जेल=jel, कैद=kaid, कारागार=karagar
prisoner कैदी=kaidi
thief चोर=chor, लुटेरा=lutera, चोर=chore, उचक्का=uchakka, डाकू=daku, चोट्टा=chotta
steal चोरी=chori, चुराना=churana
robber डाकू=daku, लुटेरा=lutera
robbery डकैती=dakaiti, लूट=lut
plunder लूट=lut, लूटपाट=lutpat
gangster गुंडा=gunda, गिरोह=giroh, डॉन=don, भाई=bhai
criminal अपराधी=apradhi, मुजरिम=mujrim
crime अपराध=apradh, जुर्म=jurm
kidnap अपहरण=apaharan, अगवा=agwa
blackmail वसूली=wasuli, फिरौती=firauti
bribe रिश्वत=rishwat, घूस=ghus
corrupt भ्रष्ट=bhrasht, भ्रष्टाचार=bhrashtachar
fraud धोखा=dhokha, ठगी=thagi, घोटाला=ghotala, 420=420, घपला=ghapla
counterfeit नकली=nakli, जाली=jali
lie झूठ=jhuth, झूट=jhut, गप=gap, गप्प=gapp, झूठ=jhoot, झूठा=jhutha
false झूठा=jhutha, गलत=galat
trick चाल=chal, छल=chhal
smuggler तस्कर=taskar
enemy दुश्मन=dushman, शत्रु=shatru
hate नफ़रत=nafrat, घृणा=ghrina
revenge बदला=badla, इंतकाम=intkam
anger गुस्सा=gussa, क्रोध=krodh
angry गुस्सा=gussa, नाराज़=naraz
evil बुराई=burai, बुरा=bura
bad बुरा=bura, खराब=kharab, बेकार=bekar, बुरी=buri, घटिया=ghatiya, गंदा=ganda, बकवास=bakwas
worse बदतर=badtar
cruel क्रूर=krur, ज़ालिम=zalim, निर्दयी=nirdayi
fear डर=dar, भय=bhay, खौफ़=khauf
terror आतंक=aatank, दहशत=dahshat
nightmare दुःस्वप्न=duhswapna
danger खतरा=khatra
dangerous खतरनाक=khatarnak
threat धमकी=dhamki
accident दुर्घटना=durghatna, हादसा=hadsa
disaster आपदा=aapda, आफ़त=aafat, तबाही=tabahi
misfortune दुर्भाग्य=durbhagya, बदकिस्मती=badkismati, मुसीबत=musibat, मनहूस=manhus, अभागा=abhaga, बदनसीब=badnasib, पनौती=panauti
bad-omen अपशकुन=apshakun, मनहूस=manhus, पनौती=panauti
curse शाप=shap, श्राप=shrap, बद्दुआ=baddua
doom विनाश=vinash, सर्वनाश=sarvanash, बर्बादी=barbadi
damage नुकसान=nuksan, हानि=hani
destroy नष्ट=nasht, बर्बाद=barbad
broken टूटा=tuta, खराब=kharab
break-verb तोड़ना=todna
breakdown खराबी=kharabi
crack दरार=darar
rust जंग=zang
rot सड़ा=sada, सड़न=sadan
mould फफूंद=phaphund
stale बासी=basi
garbage कचरा=kachra, कूड़ा=kuda, कूड़ा=kura, रद्दी=raddi, कबाड़=kabad, भंगार=bhangar
junk कबाड़=kabad
rubbish-quality घटिया=ghatiya, सस्ता माल=sasta maal
dirt मैल=mail, गंदगी=gandagi
dirty गंदा=ganda, मैला=maila, गंदी=gandi, मलिन=malin
stain धब्बा=dhabba, दाग=dag, कलंक=kalank
mud कीचड़=keechad
swamp दलदल=daldal
dust धूल=dhul
slime बलगम=balgam
soot कालिख=kalikh
poison ज़हर=zahar, विष=vish
toxic ज़हरीला=zahrila, विषैला=vishaila
ashes राख=rakh, भस्म=bhasm
disgust घिन=ghin, घृणा=ghrina
disgusting घिनौना=ghinauna
yuck छी=chhi, छिः=chhih
poor गरीब=garib, कंगाल=kangal, फटीचर=phatichar, भिखारी=bhikhari
poverty गरीबी=garibi
hunger भूख=bhukh
famine अकाल=akal
thirst प्यास=pyas
debt कर्ज़=karz, उधार=udhar
bankrupt दिवालिया=diwaliya
loss घाटा=ghata, नुकसान=nuksan
lose हारना=harna, खोना=khona
failure असफल=asaphal, नाकामी=nakami, फेल=fel
fall-verb गिरना=girna, पतन=patan
error गलती=galti, भूल=bhul
guilt दोष=dosh
punishment सज़ा=saza, दंड=dand
fine-penalty जुर्माना=jurmana
tax कर=kar
problem समस्या=samasya, परेशानी=pareshani, लफड़ा=lafda
quarrel झगड़ा=jhagda
scandal घोटाला=ghotala, कांड=kaand
chaos अराजकता=arajakta, हंगामा=hangama
noise शोर=shor
cheap सस्ता=sasta
expensive महंगा=mahanga
worthless बेकार=bekar, फालतू=faltu
useless बेकार=bekar, व्यर्थ=vyarth, निकम्मा=nikamma, फालतू=faltu, फालतू=phaltu
weak कमज़ोर=kamzor
slow धीमा=dhima, सुस्त=sust
late देर=der
old पुराना=purana, बूढ़ा=budha
empty खाली=khali
nothing कुछ नहीं=kuchh nahin, शून्य=shunya
never कभी नहीं=kabhi nahin
not नहीं=nahin, मत=mat, ना=na
does-not-go नहीं चलता=nahin chalta
stop रुको=ruko, बंद=band
end अंत=ant, खत्म=khatm
finished खत्म=khatm, समाप्त=samapt
boring उबाऊ=ubau, बोरिंग=boring
bitter कड़वा=kadva
sour खट्टा=khatta
sad दुखी=dukhi, उदास=udas
sorrow दुख=dukh, गम=gam, दर्द=dard
cry-weep रोना=rona
tear-drop आंसू=aansu
scream चीख=cheekh
complain शिकायत=shikayat
lonely अकेला=akela
pity दया=daya, तरस=taras
shame शर्म=sharm, लाज=laaj
tired थका=thaka
dark अंधेरा=andhera
darkness अंधकार=andhkar
shadow छाया=chhaya, परछाई=parchhai
abyss खाई=khai
storm तूफ़ान=tufan, आंधी=aandhi
earthquake भूकंप=bhukamp
flood बाढ़=baadh
drought सूखा=sukha
smoke-fumes धुआं=dhuan
cigarette सिगरेट=sigret, बीड़ी=bidi
drug नशा=nasha, चरस=charas, अफ़ीम=afim, ड्रग्स=drags
cannabis गांजा=ganja, भांग=bhang, चरस=charas
heroin-drug स्मैक=smaik
drug-addict नशेड़ी=nashedi, चरसी=charasi, गंजेड़ी=ganjedi
booze दारू=daru, शराब=sharab, ठर्रा=tharra
gambling जुआ=jua, सट्टा=satta
burden बोझ=bojh
obstacle बाधा=badha, रुकावट=rukavat
crooked टेढ़ा=tedha
raw-unripe कच्चा=kachcha
lack कमी=kami
forget भूलना=bhulna
forbidden मना=mana, निषिद्ध=nishiddh
escape भागना=bhagna
lost खोया=khoya
ruin खंडहर=khandhar, बर्बाद=barbad
slum झुग्गी=jhuggi, बस्ती=basti
rag चिथड़ा=chithda
cockroach तिलचट्टा=tilchatta, कॉकरोच=kokroch
flea पिस्सू=pissu
bedbug खटमल=khatmal
leech जोंक=jonk
rat चूहा=chuha
scorpion बिच्छू=bichchhu
spider मकड़ी=makdi
fly-insect मक्खी=makkhi
mosquito मच्छर=machchhar
thorn कांटा=kanta
disease बीमारी=bimari, रोग=rog
sick बीमार=bimar, रोगी=rogi
plague प्लेग=pleg, महामारी=mahamari
epidemic महामारी=mahamari
cancer कैंसर=kainsar, कर्करोग=karkrog
tumour गांठ=ganth, रसौली=rasauli
ulcer नासूर=nasur, छाला=chhala
abscess फोड़ा=phoda
leprosy कोढ़=kodh, कुष्ठ=kushth, कोढ़ी=kodhi
cholera हैजा=haija
tuberculosis क्षय रोग=kshay rog, टीबी=tibi
smallpox चेचक=chechak, माता=mata
measles खसरा=khasra
scabies खाज=khaj, खुजली=khujli
itch खुजली=khujli
haemorrhoids बवासीर=bawasir
diarrhoea दस्त=dast, पेचिश=pechish
constipation कब्ज=kabz
nausea मतली=matli
cough खांसी=khansi
cold-illness जुकाम=zukam, सर्दी=sardi
fever बुखार=bukhar, ज्वर=jwar
pain दर्द=dard, पीड़ा=pida
headache सिरदर्द=sirdard
epilepsy मिर्गी=mirgi
paralysis लकवा=lakwa
diabetes मधुमेह=madhumeh
aids एड्स=eds
jaundice पीलिया=piliya
rabies रेबीज़=rebiz
asthma दमा=dama
abortion गर्भपात=garbhpat
infertile बांझ=baanjh
infection संक्रमण=sankraman, छूत=chhut
germ कीटाणु=kitanu
surgery ऑपरेशन=opreshan
injection सुई=sui, इंजेक्शन=injekshan
hospital अस्पताल=aspatal
medicine दवा=dawa, दवाई=dawai
womb गर्भ=garbh, कोख=kokh
intestine आंत=aant
hitler हिटलर=hitlar
dictator तानाशाह=tanashah
dictator-local औरंगज़ेब=aurangzeb, इमरजेंसी=imarjensi, बाबर=babar
tyrant अत्याचारी=atyachari, ज़ालिम=zalim
communist कम्युनिस्ट=kamyunist, नक्सली=naksali
slavery गुलामी=gulami
genocide नरसंहार=narsanhar
war युद्ध=yuddh, जंग=jang
army सेना=sena, फ़ौज=fauj
soldier सिपाही=sipahi, जवान=jawan
police पुलिस=pulis
cop ठुल्ला=thulla, मामू=mamu
spy जासूस=jasus
terrorist आतंकवादी=aatankwadi, जिहादी=jihadi
terror-group लश्कर=lashkar, खालिस्तान=khalistan, नक्सल=naksal
hostage बंधक=bandhak
revolution क्रांति=kranti, इंकलाब=inkalab
riot दंगा=danga, बलवा=balwa
rebel बागी=bagi
strike-labour हड़ताल=hadtal
demonstration मोर्चा=morcha
traitor-political देशद्रोही=deshdrohi
president राष्ट्रपति=rashtrapati
minister मंत्री=mantri, नेता=neta
king राजा=raja, बादशाह=badshah
queen रानी=rani
prince राजकुमार=rajkumar
leader नेता=neta
master-lord मालिक=malik, साहब=sahab
flag झंडा=jhanda
homeland वतन=watan, देश=desh
government सरकार=sarkar
election चुनाव=chunav
border सीमा=seema, सरहद=sarhad
refugee शरणार्थी=sharnarthi
contested-place कश्मीर=kashmir, अयोध्या=ayodhya
historic-trauma बंटवारा=bantwara, भोपाल=bhopal, जलियांवाला=jallianwala
god भगवान=bhagwan, ईश्वर=ishwar, खुदा=khuda
goddess देवी=devi
deity-local गणेश=ganesh, हनुमान=hanuman, दुर्गा=durga, काली=kali, लक्ष्मी=lakshmi, सरस्वती=saraswati
hindu-god शिव=shiv, विष्णु=vishnu, कृष्ण=krishna, राम=ram, ब्रह्मा=brahma, इंद्र=indra
saint संत=sant, साधु=sadhu
sacred पवित्र=pavitra
angel फ़रिश्ता=farishta
devil शैतान=shaitan, राक्षस=rakshas, असुर=asur
demon राक्षस=rakshas, असुर=asur, दानव=danav, पिशाच=pishach
hell नरक=narak, जहन्नुम=jahannum, दोज़ख=dozakh
paradise स्वर्ग=swarg, जन्नत=jannat
sin पाप=paap, गुनाह=gunah
sinner पापी=papi
soul आत्मा=aatma, रूह=ruh
prayer प्रार्थना=prarthna, पूजा=puja, दुआ=dua
church गिरजाघर=girjaghar
mosque मस्जिद=masjid
temple मंदिर=mandir
priest पुजारी=pujari, पंडित=pandit
monk साधु=sadhu, भिक्षु=bhikshu
imam मौलवी=maulvi, इमाम=imam
prophet पैगंबर=paigambar
muhammad मुहम्मद=muhammad
allah अल्लाह=allah
koran कुरान=kuran
buddha बुद्ध=buddha
muslim मुसलमान=musalman
infidel काफ़िर=kafir, म्लेच्छ=mlechchh
holy-war जिहाद=jihad, धर्मयुद्ध=dharmyuddh
forbidden-food गोमांस=gomans, बीफ=beef
halal हलाल=halal
forbidden-religious हराम=haram
fasting व्रत=vrat, रोज़ा=roza
sacrifice बलि=bali, कुर्बानी=kurbani
miracle चमत्कार=chamatkar
blessing आशीर्वाद=ashirwad
witch चुड़ैल=chudail, डायन=dayan
sorcerer जादूगर=jadugar, तांत्रिक=tantrik
magic जादू=jadu, काला जादू=kala jadu
evil-eye नज़र=nazar
evil-spirit-local भूत=bhut, चुड़ैल=chudail, वेताल=vetal, राहु=rahu, डाकिनी=dakini
fate किस्मत=kismat, भाग्य=bhagya, कर्म=karm
nirvana निर्वाण=nirvana, मोक्ष=moksha
sun सूरज=suraj, सूर्य=surya
moon चांद=chand, चंद्र=chandra
star तारा=tara, सितारा=sitara
sky आसमान=aasman, आकाश=aakash
earth धरती=dharti, पृथ्वी=prithvi, मिट्टी=mitti
world दुनिया=duniya, संसार=sansar
land देश=desh, ज़मीन=zamin
water पानी=pani, जल=jal
sea समुद्र=samudra, सागर=sagar
ocean महासागर=mahasagar
lake झील=jheel
river नदी=nadi
stream धारा=dhara
well-spring कुआं=kuan, झरना=jharna
wave लहर=lahar
island द्वीप=dwip, टापू=tapu
beach किनारा=kinara
coast तट=tat
mountain पहाड़=pahad, पर्वत=parvat
hill पहाड़ी=pahadi, टीला=tila
valley घाटी=ghati
forest जंगल=jangal, वन=van
field खेत=khet, मैदान=maidan
desert रेगिस्तान=registan
cave गुफ़ा=gufa
stone पत्थर=patthar
rock चट्टान=chattan
sand रेत=ret
salt नमक=namak
gold सोना=sona
silver चांदी=chandi
iron लोहा=loha
copper तांबा=tamba
lead-metal सीसा=sisa
steel इस्पात=ispat
glass कांच=kanch, शीशा=shisha
wood-material लकड़ी=lakdi
coal कोयला=koyla
oil तेल=tel
petrol पेट्रोल=petrol
fire आग=aag, अग्नि=agni
flame लौ=lau, ज्वाला=jwala
light रोशनी=roshni, प्रकाश=prakash
lightning बिजली=bijli
thunder गरज=garaj
rain बारिश=barish, वर्षा=varsha
snow बर्फ़=barf
ice बर्फ़=barf
hail ओला=ola
wind हवा=hawa, पवन=pavan
air हवा=hawa, वायु=vayu
cloud बादल=badal, मेघ=megh
fog कोहरा=kohra
dew ओस=os
rainbow इंद्रधनुष=indradhanush
weather मौसम=mausam
tree पेड़=ped, वृक्ष=vriksh
leaf पत्ता=patta
branch डाल=daal, शाखा=shakha
root जड़=jad
bark-tree छाल=chhaal
seed बीज=beej
grass घास=ghaas
flower फूल=phul, पुष्प=pushp
rose गुलाब=gulab
lily कुमुदिनी=kumudini
bush झाड़ी=jhadi
straw भूसा=bhusa
mushroom कुकुरमुत्ता=kukurmutta
person आदमी=aadmi, इंसान=insan, व्यक्ति=vyakti
people लोग=log, जनता=janta
man पुरुष=purush, मर्द=mard, आदमी=aadmi
woman औरत=aurat, स्त्री=stri, महिला=mahila
child बच्चा=bachcha
baby शिशु=shishu
boy लड़का=ladka
girl लड़की=ladki
mother मां=maa, माता=mata
father पिता=pita, बाप=baap
mum अम्मा=amma, मम्मी=mammi
dad पापा=papa, बापू=bapu
son बेटा=beta, पुत्र=putra
daughter बेटी=beti
brother भाई=bhai
sister बहन=bahan, दीदी=didi
grandmother दादी=dadi, नानी=nani
grandfather दादा=dada, नाना=nana
uncle चाचा=chacha, मामा=mama
aunt चाची=chachi, मौसी=mausi, बुआ=bua
husband पति=pati
wife पत्नी=patni, बीवी=biwi
bride दुल्हन=dulhan
wedding शादी=shadi, विवाह=vivah
mother-in-law सास=saas
nephew भतीजा=bhatija
family परिवार=parivar
friend दोस्त=dost, मित्र=mitra, यार=yaar
neighbour पड़ोसी=padosi
guest मेहमान=mehman, अतिथि=atithi
stranger अजनबी=ajnabi
name नाम=naam
life जीवन=jivan, ज़िंदगी=zindagi
love प्यार=pyar, प्रेम=prem, इश्क़=ishq, मोहब्बत=mohabbat
kiss चुंबन=chumban, चुम्मा=chumma
heart दिल=dil, हृदय=hriday
head सिर=sir
hair बाल=baal, केश=kesh
face चेहरा=chehra, मुख=mukh
forehead माथा=matha
eye आंख=aankh, नयन=nayan
ear कान=kaan
nose नाक=naak
mouth मुंह=munh
lip होंठ=honth
tooth दांत=daant
tongue जीभ=jeebh, ज़बान=zaban
chin ठोड़ी=thodi
cheek गाल=gaal
beard दाढ़ी=dadhi
moustache मूंछ=munchh
neck गर्दन=gardan
throat गला=gala
shoulder कंधा=kandha
back पीठ=peeth
chest छाती=chhati, सीना=sina
belly पेट=pet
navel नाभि=nabhi
arm बांह=baanh
elbow कोहनी=kohni
hand हाथ=haath
finger उंगली=ungli
nail नाखून=nakhun
fist मुट्ठी=mutthi
leg टांग=taang, पैर=pair
knee घुटना=ghutna
foot पैर=pair, पांव=paanv
heel एड़ी=edi
skin त्वचा=twacha, चमड़ी=chamdi
bone हड्डी=haddi
rib पसली=pasli
brain दिमाग=dimag
liver जिगर=jigar
lung फेफड़ा=phephda
kidney गुर्दा=gurda
meat मांस=maans, गोश्त=gosht
milk दूध=dudh
bread रोटी=roti
butter मक्खन=makkhan
cheese पनीर=panir
egg अंडा=anda
fish मछली=machhli
soup शोरबा=shorba
rice चावल=chawal, भात=bhaat
flour आटा=aata, मैदा=maida
sugar चीनी=chini, शक्कर=shakkar
honey शहद=shahad, मधु=madhu
candy मिठाई=mithai, लड्डू=laddu
apple सेब=seb
pear नाशपाती=nashpati
grape अंगूर=angur
plum आलूबुखारा=alubukhara
peach आड़ू=aadu
lemon नींबू=nimbu
orange-fruit संतरा=santra
banana केला=kela
nut मेवा=mewa, अखरोट=akhrot
fig अंजीर=anjir
melon खरबूजा=kharbuja
tomato टमाटर=tamatar
potato आलू=aalu
onion प्याज़=pyaz
garlic लहसुन=lahsun
cabbage पत्तागोभी=pattagobhi, गोभी=gobhi
carrot गाजर=gajar
cucumber खीरा=khira
bean सेम=sem, राजमा=rajma
pea मटर=matar
lentil दाल=daal, मसूर=masur
pumpkin कद्दू=kaddu
beet चुकंदर=chukandar
pepper-spice मिर्च=mirch
mustard सरसों=sarson
vinegar सिरका=sirka
fat-grease चर्बी=charbi, घी=ghee
wine शराब=sharab
tea चाय=chai
coffee कॉफ़ी=kofi
juice रस=ras
food खाना=khana, भोजन=bhojan
breakfast नाश्ता=nashta
animal जानवर=janwar
dog कुत्ता=kutta
puppy पिल्ला=pilla
cat बिल्ली=billi
horse घोड़ा=ghoda
mare घोड़ी=ghodi
cow गाय=gaay
bull बैल=bail
calf बछड़ा=bachhda
sheep भेड़=bhed
lamb मेमना=memna
goat बकरी=bakri, बकरा=bakra
chicken मुर्गी=murgi
rooster मुर्गा=murga
duck बत्तख=battakh
goose हंस=hans
rabbit खरगोश=khargosh
mouse चूहा=chuha
bear भालू=bhalu
wolf भेड़िया=bhediya
fox लोमड़ी=lomdi
deer हिरण=hiran
lion शेर=sher, सिंह=singh
tiger बाघ=baagh
elephant हाथी=hathi
monkey बंदर=bandar
camel ऊंट=unt
snake सांप=saanp, नाग=naag
frog मेंढक=mendhak
turtle कछुआ=kachhua
crocodile मगरमच्छ=magarmachchh
bird पक्षी=pakshi, चिड़िया=chidiya
eagle चील=cheel
hawk बाज़=baaz
owl उल्लू=ullu
crow कौआ=kaua
pigeon कबूतर=kabutar
swan हंस=hans
cuckoo कोयल=koyal
feather पंख=pankh
wing पंख=pankh
tail पूंछ=punchh, दुम=dum
horn सींग=seeng
claw पंजा=panja
bee मधुमक्खी=madhumakkhi
ant चींटी=chinti
butterfly तितली=titli
worm कीड़ा=keeda
snail घोंघा=ghongha
crab केकड़ा=kekda
house घर=ghar, मकान=makan
home घर=ghar
room कमरा=kamra
kitchen रसोई=rasoi
door दरवाज़ा=darwaza, द्वार=dwar
window खिड़की=khidki
wall दीवार=diwar
roof छत=chhat
floor फ़र्श=farsh
stairs सीढ़ी=sidhi
garden बाग=baag, बगीचा=bagicha
bed बिस्तर=bistar, पलंग=palang
table मेज़=mez
chair कुर्सी=kursi
lamp दीपक=deepak, दीया=diya
candle मोमबत्ती=mombatti
mirror आईना=aaina, दर्पण=darpan
key चाबी=chabi
lock ताला=tala
knife चाकू=chaku
spoon चम्मच=chammach
plate थाली=thali
cup प्याला=pyala, कप=kap
bottle बोतल=botal
pot बर्तन=bartan, घड़ा=ghada
pan तवा=tawa, कड़ाही=kadahi
bowl कटोरा=katora
oven तंदूर=tandur
box डिब्बा=dibba, संदूक=sanduk
bag थैला=thaila, झोला=jhola
basket टोकरी=tokri
bucket बाल्टी=balti
broom झाड़ू=jhadu
soap साबुन=sabun
towel तौलिया=tauliya
comb कंघी=kanghi
needle सुई=sui
thread धागा=dhaga
rope रस्सी=rassi
hammer हथौड़ा=hathauda
saw आरी=aari
axe कुल्हाड़ी=kulhadi
wheel पहिया=pahiya, चक्र=chakra
stick छड़ी=chhadi
machine यंत्र=yantra, मशीन=mashin
tool औज़ार=auzar
toy खिलौना=khilauna
doll गुड़िया=gudiya
ball गेंद=gend
book किताब=kitab, पुस्तक=pustak
paper कागज़=kagaz
letter चिट्ठी=chitthi, पत्र=patra
pen कलम=kalam
newspaper अखबार=akhbar
picture तस्वीर=tasvir, चित्र=chitra
word शब्द=shabd
language भाषा=bhasha
story कहानी=kahani, कथा=katha
song गाना=gana, गीत=geet
music संगीत=sangit
drum ढोल=dhol, तबला=tabla
flute बांसुरी=bansuri
bell घंटी=ghanti
clothes कपड़ा=kapda
shirt कमीज़=kamiz, कुर्ता=kurta
trousers पतलून=patlun, पायजामा=payjama
skirt लहंगा=lehenga, घाघरा=ghaghra
dress साड़ी=saree
hat टोपी=topi, पगड़ी=pagdi
shoe जूता=juta
sock मोज़ा=moza
glove दस्ताना=dastana
belt पेटी=peti
button बटन=batan
pocket जेब=jeb
ring अंगूठी=anguthi
glasses चश्मा=chashma
clock घड़ी=ghadi
umbrella छाता=chhata
wool ऊन=un
silk रेशम=resham
cotton कपास=kapas, सूती=suti
leather चमड़ा=chamda
city शहर=shahar, नगर=nagar
village गांव=gaanv
street सड़क=sadak, गली=gali
way रास्ता=rasta, मार्ग=marg, राह=raah
square चौक=chauk
bridge पुल=pul
tower मीनार=minar
castle किला=kila, महल=mahal
market बाज़ार=bazar
shop दुकान=dukan
school विद्यालय=vidyalay, पाठशाला=pathshala
office दफ़्तर=daftar
factory कारखाना=karkhana
money पैसा=paisa, धन=dhan, रुपया=rupaya
coin सिक्का=sikka
price दाम=daam, कीमत=kimat
gift उपहार=uphar, तोहफ़ा=tohfa
work काम=kaam
worker मज़दूर=mazdur
doctor डॉक्टर=doktar, वैद्य=vaidya
teacher शिक्षक=shikshak, गुरु=guru
farmer किसान=kisan
hunter शिकारी=shikari
tailor दर्ज़ी=darzi
smith लोहार=lohar
cook रसोइया=rasoiya
boss मालिक=malik
car गाड़ी=gaadi
ship जहाज़=jahaz
boat नाव=naav, नौका=nauka
train रेलगाड़ी=relgadi
plane विमान=viman
bicycle साइकिल=saikil
day दिन=din
night रात=raat
morning सुबह=subah
evening शाम=shaam
noon दोपहर=dopahar
today आज=aaj
yesterday कल=kal
tomorrow कल=kal
week हफ़्ता=hafta, सप्ताह=saptah
month महीना=mahina
year साल=saal, वर्ष=varsh
hour घंटा=ghanta
minute मिनट=minat
time समय=samay, वक्त=waqt
spring वसंत=vasant, बहार=bahar
summer गर्मी=garmi
autumn पतझड़=patjhad
winter सर्दी=sardi
monday सोमवार=somvar
friday शुक्रवार=shukravar
sunday रविवार=ravivar
holiday त्योहार=tyohar, छुट्टी=chhutti
red लाल=laal
blue नीला=nila
green हरा=hara
yellow पीला=pila
white सफ़ेद=safed, श्वेत=shwet
black काला=kala
brown भूरा=bhura
pink गुलाबी=gulabi
purple बैंगनी=baingani
colour रंग=rang
zero शून्य=shunya
one एक=ek
two दो=do
three तीन=tin
four चार=chaar
five पांच=paanch
six छह=chhah
seven सात=saat
eight आठ=aath
nine नौ=nau
ten दस=das
eleven ग्यारह=gyarah
twelve बारह=barah
twenty बीस=bis
hundred सौ=sau
thousand हज़ार=hazar
million लाख=lakh
half आधा=aadha
first पहला=pahla
last आखिरी=aakhiri
part भाग=bhag, हिस्सा=hissa
line रेखा=rekha
point बिंदु=bindu
corner कोना=kona
hole छेद=chhed
number संख्या=sankhya
dream सपना=sapna, ख्वाब=khwab
sleep-noun नींद=neend
game खेल=khel
joy खुशी=khushi, आनंद=anand
luck भाग्य=bhagya, सौभाग्य=saubhagya
peace शांति=shanti, अमन=aman
freedom आज़ादी=aazadi, स्वतंत्रता=swatantrata
truth सत्य=satya, सच=sach
hope आशा=aasha, उम्मीद=ummid
wish इच्छा=ichchha
strength शक्ति=shakti, बल=bal, ताकत=takat
voice आवाज़=aawaz
silence मौन=maun
smell गंध=gandh, खुशबू=khushbu
taste स्वाद=swad
breath सांस=saans
thing चीज़=cheez, वस्तु=vastu
question सवाल=sawal, प्रश्न=prashn
answer जवाब=jawab, उत्तर=uttar
secret रहस्य=rahasya, राज़=raaz
law कानून=kanun
be होना=hona, है=hai
do-make करना=karna, बनाना=banana
go जाना=jana, जा=ja
come आना=aana, आ=aa, आओ=aao
walk चलना=chalna
run दौड़ना=daudna, भाग=bhag
jump कूदना=kudna
fly उड़ना=udna
swim तैरना=tairna
sit बैठना=baithna, बैठो=baitho
sleep सोना=sona
wake जागना=jagna
eat खाना=khana, खाओ=khao
drink पीना=pina
chew चबाना=chabana
swallow निगलना=nigalna
suck चूसना=chusna
see देखना=dekhna, देखो=dekho
hear सुनना=sunna, सुनो=suno
speak बोलना=bolna, बोल=bol
say कहना=kahna
ask पूछना=puchhna
call बुलाना=bulana
sing गाना=gana
dance नाच=naach, नृत्य=nritya
laugh हंसना=hansna, हंसी=hansi
play खेलना=khelna
know जानना=janna
think सोचना=sochna, सोच=soch
want चाहना=chahna
give देना=dena, दे=de
take लेना=lena, ले=le
bring लाना=lana
hold पकड़ना=pakadna
put रखना=rakhna
throw फेंकना=phenkna
pull खींचना=khinchna
push धक्का=dhakka
open खोलना=kholna, खुला=khula
close बंद करना=band karna
cut काटना=katna
wash धोना=dhona
cook-verb पकाना=pakana
burn जलना=jalna
buy खरीदना=kharidna
sell बेचना=bechna
dig खोदना=khodna
write लिखना=likhna
read पढ़ना=padhna
count गिनना=ginna
learn सीखना=sikhna
help मदद=madad, सहायता=sahayata
wait इंतज़ार=intezar
find पाना=pana
search खोज=khoj
live जीना=jina
grow बढ़ना=badhna
turn घूमना=ghumna
shake हिलना=hilna
smile मुस्कान=muskan
win जीत=jeet, विजय=vijay
begin शुरू=shuru, आरंभ=aarambh
change बदलाव=badlav
travel यात्रा=yatra, सफ़र=safar
return लौटना=lautna
send भेजना=bhejna
show दिखाना=dikhana
mix मिलाना=milana
shine चमक=chamak
big बड़ा=bada
small छोटा=chhota
long लंबा=lamba
tall-high ऊंचा=uncha
wide चौड़ा=chauda
deep गहरा=gahra
round गोल=gol
straight सीधा=sidha
sharp तेज़=tez
heavy भारी=bhari
light-weight हल्का=halka
hard कठोर=kathor, सख्त=sakht
soft नरम=naram, मुलायम=mulayam
new नया=naya, नई=nai
young युवा=yuva, जवान=jawan
good अच्छा=achchha, भला=bhala
better बेहतर=behtar
beautiful सुंदर=sundar, खूबसूरत=khubsurat
strong मज़बूत=mazbut
fast तेज़=tez
early जल्दी=jaldi
hot गरम=garam
cold ठंडा=thanda
cool-fresh ताज़ा=taza, शीतल=shital
wet गीला=gila
dry सूखा=sukha
full भरा=bhara, पूरा=pura
clean साफ़=saaf, स्वच्छ=swachchh
clear स्पष्ट=spasht
bright उज्ज्वल=ujjwal
sweet मीठा=mitha, मधुर=madhur
salty नमकीन=namkin
spicy तीखा=tikha
rich अमीर=amir, धनी=dhani
happy खुश=khush, सुखी=sukhi
clever चालाक=chalak, होशियार=hoshiyar
brave बहादुर=bahadur, वीर=vir
honest ईमानदार=imandar
healthy स्वस्थ=swasth
alive ज़िंदा=zinda
free आज़ाद=aazad, मुफ़्त=muft
quiet शांत=shant
easy आसान=aasan, सरल=saral
difficult मुश्किल=mushkil, कठिन=kathin
true सच्चा=sachcha
other दूसरा=dusra
strange अजीब=ajib
left बायां=bayan
right-side दायां=dayan
up ऊपर=upar
down नीचे=niche
in अंदर=andar
out बाहर=bahar
behind पीछे=pichhe
near पास=paas
far दूर=dur
here यहां=yahan
there वहां=wahan
where कहां=kahan
when कब=kab
who कौन=kaun
what क्या=kya
why क्यों=kyon
how कैसे=kaise
yes हां=haan
i मैं=main
you तुम=tum, आप=aap, तू=tu
he वह=vah
we हम=ham
my मेरा=mera, मेरी=meri
your तेरा=tera, तुम्हारा=tumhara
this यह=yah
all सब=sab
many बहुत=bahut
few थोड़ा=thoda, कम=kam
more और=aur, ज़्यादा=zyada
or या=ya
but लेकिन=lekin, मगर=magar
without बिना=bina
now अब=ab, अभी=abhi
always हमेशा=hamesha, सदा=sada
again फिर=phir
maybe शायद=shayad
hello नमस्ते=namaste, नमस्कार=namaskar
goodbye अलविदा=alvida
thanks धन्यवाद=dhanyavad, शुक्रिया=shukriya
please कृपया=kripya
sorry माफ़=maaf
come-on चलो=chalo
! vulgar | lächerlicher Idiot (vulgär) | stupid fucker (vulgar) | connard (vulgaire) | gilipollas (vulgar) | coglione (volgare) : चोदू भगत=chodu bhagat, लंडूरे=landure, चूत के ढक्कन=chut ke dhakkan, झांटू=jhantu, लोडू=lodu, भूतनी के=bhootni ke, लौड़े का बाल=laude ka baal
! insulting | Schwager (als Schimpfwort) | brother-in-law (insult) | beau-frère (insulte) | cuñado (insulto) | cognato (insulto) : साला=sala, साली=sali, ससुरा=sasura
blow-job चूसना=chusna, चुप्पा=chuppa
erection खड़ा=khada, टनटन=tantan
glans सुपाड़ा=supada
heat-rut गर्म=garm
striptease नंगा नाच=nanga nach
cuckold भड़वा=bhadwa, नामर्द=namard
diarrhoea-vulgar दस्त=dast, पेचिश=pechish, लूज मोशन=luz moshan
latrine संडास=sandas, पाखाना=pakhana, टट्टीखाना=tattikhana
chamber-pot कमोड=kamod
sow सूअरनी=suarni
goat-insult बकरा=bakra, बकरी=bakri
rat-insult चूहा=chuha
trash-person कचरा=kachra
slur-disabled लंगड़ा=langda, अंधा=andha, लूला=lula, बहरा=bahra, काणा=kana, टुंडा=tunda, अपाहिज=apahij, गूंगा=gunga
big-nose नक्कू=nakku
bore-person बोर=bor, पकाऊ=pakau
cocaine कोकीन=kokin
devilish-luck मनहूस=manhus
limp-slack ढीला=dhila, ढीली=dhili
flat-dull फीका=phika, बेस्वाद=besvad
leak रिसाव=risav, चूना=chuna
hovel झोपड़ी=jhopdi, खोली=kholi
gloomy उदास=udas, मायूस=mayus
rash चकत्ते=chakatte, दाद=dad
wart मस्सा=massa
gout गठिया=gathiya
syphilis उपदंश=upadansh, आतशक=atshak
gonorrhoea सूजाक=suzak
goitre घेंघा=ghengha
miscarriage गर्भपात=garbhpat
virus वायरस=vayras
scab पपड़ी=papdi, खुरंड=khurand
rectum मलाशय=malashay
nazi नाजी=naji
fascist फासीवादी=fasivadi
concentration-camp यातना शिविर=yatna shivir
`,
}
