/** Given names that everyone recognises. A name that contains one is understood as a person's name. */
const names = `adam albert alex alexander alfred alice amy ana andrea andrew andy angela ann anna anne annie anthony antonio
arthur barbara ben benjamin bella bernard bert beth betty bill billy bob bobby brian bruno carl carla carlo carlos carmen carol
caroline catherine charles charlie charlotte chris christian christina christine claire clara claude claudia daisy dan daniel
danny david denis diana dick diego dominic don donald dora eddie edward elena elisabeth ella emil emily emma eric erik ernest
eva felix florence francesca francesco frank franz fred frederic fritz gabriel george gerard gina giovanni gloria grace greta
gustav guy hannah hans harold harry heidi helen helena henri henry herbert hugo ian igor irene iris ivan jack jackie jacob jacques
jake james jan jane janet jason jean jenny jeremy jerry jessica jill jim jimmy joan joe joel john johnny jonathan jorge jose
joseph juan judith judy jules julia julian julie karen karl kate katie kay keith ken kevin kim kurt lara larry laura laurent lena
leo leon leonard leonardo lili lilly linda lisa liz lola louis louise luca lucas lucia lucy luis luke luna maggie marc marcel
marco margaret maria marie mario mark marta martha martin mary mathilda matt matthew max maya melanie michael michel mick miguel
mike mila milo mimi mina miriam mona monica nadia nancy natalie nathan ned nelly nicholas nick nicole nina noah nora norman oliver
olivia oscar otto pablo pam pamela pat patricia patrick paul paula pedro peggy penny percy peter petra phil philip pierre pippa
polly rachel ralph ray rebecca remy rene richard rick rita robert robin roger roland roman romeo ron rosa rose rosie roy ruby rudi
rudolf ruth sally sam samuel sandra sara sarah sergio simon sofia sonia sophie stefan stella stephen steve steven stuart sue susan
sylvia tania ted teresa thea theo thomas tim tina toby tom tommy tony ursula valentina vera vicky victor victoria vincent viola
walter wendy werner wilhelm will william willy yvonne zoe`

export const givenNames: ReadonlySet<string> = new Set(names.split(/\s+/))
