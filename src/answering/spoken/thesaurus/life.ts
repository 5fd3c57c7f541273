/** Body, mind, family, school and work, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const life = {
  english: `symptom > sign pain ache fever cough rash itch tired dizzy sore swollen
diagnosis > diagnose diagnosed doctor test scan condition
diagnose > diagnosed scan test result biopsy
prognosis > months_to_live chance survive outlook recover
misdiagnose misdiagnosis > wrong missed mistook dismissed fobbed_off
chronic > long-term ongoing lifelong persistent constant
acute > sudden severe short-term
fatal lethal > deadly die kill death
contagious infectious > spread catch pass_on catching
infection > infected bacteria virus germ bug pus antibiotic septic
pathogen germ > bug virus bacteria microbe
bacteria > bug germ microbe bacterial
virus > viral bug flu covid
immunity > immune antibody protected resistant vaccine
immune_system > white_blood antibody immunity defence fight_off
vaccine vaccination > jab shot vaccinate injection inoculate booster
immunisation immunization > vaccine jab shot vaccinate
epidemic pandemic > outbreak plague covid spread lockdown
quarantine > isolate isolation lockdown stay_home
injection > jab shot needle inject syringe
inject > jab needle syringe shot
medication > tablet pill drug medicine capsule dose meds prescription
drug > medicine medication tablet pill substance
painkiller analgesic > paracetamol ibuprofen aspirin tylenol codeine morphine advil
paracetamol tylenol acetaminophen
ibuprofen nurofen advil
antibiotic > penicillin amoxicillin infection tablet
antidepressant > prozac ssri sertraline fluoxetine medication tablet pill
tranquilliser sedative > valium calm sleeping_pill diazepam xanax
anaesthetic anesthetic > numb put_under knock_out sleep gas
anaesthetise anesthetise > numb put_under knock_out
anaesthetist anesthesiologist
dose dosage > milligram tablet twice_a_day spoonful amount
side_effect > drowsy nausea dizzy sick rash reaction
adverse_reaction > side_effect allergic rash swell
placebo > sugar_pill dummy fake
prescription > prescribe prescribed doctor
pharmacy drugstore
pharmacist > chemist
ointment > cream balm salve rub gel
ointment salve
remedy > cure treatment herbal home-made
cure > heal treatment get_rid got_better remission get_better
remission > cancer-free all_clear no_sign
relapse > came_back slip come_back
recovery > recover heal got_better back_on_feet rehab get_over get_better
recuperate convalesce > recover get_better
convalescence recuperation > recovery recovering
rehabilitation rehab > physio recovery learn_to_walk exercise
physiotherapy > physio exercise stretch
physiotherapist physio
physical_therapist physiotherapist
chiropractor > spine adjustment
osteopath > spine
acupuncture > needle
homeopathy > homeopathic dilute remedy
alternative_medicine > herbal acupuncture homeopathy natural
surgery > operate surgeon operated operation cut_open procedure scalpel
surgeon > operate operation surgery
transplant > donor organ new_heart new_kidney
organ_donor > kidney transplant
amputate amputation > cut_off lost_leg lost_arm lose_leg lose_arm
prosthesis prosthetic > artificial false_leg fake
scar > stitches mark
stitch suture > sew_up
incision > cut slit
transfusion > blood donor
blood_donation > give_blood donor pint
blood_pressure > hypertension
hypertension > blood_pressure
heart_rate heartbeat > beat beats_per_minute bpm
cardiac > heart
cardiac_arrest > heart_stopped heart_attack cpr
cardiologist > heart
cpr resuscitation > chest compression mouth-to-mouth revive bring_back
resuscitate > revive cpr bring_back
defibrillator > shock paddle
first_aid > bandage plaster cpr recovery_position
emergency_room > casualty a_and_e emergency
emergency_services > ambulance 999 911 paramedic
paramedic > ambulance
intensive_care > icu ventilator
ventilator > breathing_machine icu
hospital > ward clinic icu surgery nurse ambulance
hospitalise hospitalize > hospital ward
hospitalisation hospitalization > hospital ward
admit_to_hospital > admit ward ambulance rushed
discharge_from_hospital > discharged sent_home send_home
medical_professional > doctor nurse surgeon paramedic consultant
physician > doctor
general_practitioner > gp family_doctor
psychiatrist > shrink
psychologist > therapist counsellor
therapist counsellor counselor
therapy > therapist counsellor talk_to_someone cbt counselling
counselling counseling
psychotherapy > therapy therapist
midwife > birth baby deliver
gynaecologist gynecologist > smear
dermatologist > skin
oncologist > cancer
neurologist > brain
optician optometrist > eye_test glasses
dentist > tooth teeth filling
orthodontist > brace teeth
dental > tooth teeth dentist
tooth > teeth molar
toothache > tooth teeth
tooth_decay > cavity rot sugar
gum_disease > bleeding_gum gum
denture > false_teeth
dental_floss > floss teeth
orthodontic > brace teeth
appointment > booked see_the_doctor gp
medical_examination checkup > check_up examine
checkup check-up
medical_test > blood_test scan x-ray mri swab
scan > mri ct ultrasound x-ray scanner
biopsy > sample tissue lump
tumour tumor > lump growth cancer mass
cancer > tumour tumor chemo lump malignant oncologist leukaemia
malignant > cancer cancerous
benign > harmless
chemotherapy > chemo
radiotherapy radiation_therapy > radiation
breast_cancer > lump mastectomy
heart_attack > chest_pain cardiac heart_stopped
heart_disease > heart cholesterol artery
diabetes > diabetic insulin sugar blood_sugar
insulin > diabetic inject blood_sugar
blood_sugar glucose > insulin diabetic spike
asthma > inhaler wheeze breath
inhaler > asthma puff
shortness_of_breath > breathless out_of_breath can't_breathe gasp
breathless > out_of_breath gasp puff
respiratory > lung breath breathe
pneumonia > lung
flu influenza
common_cold > sniffle runny_nose cold sneeze
runny_nose > snot sniffle
nasal > nose
sneeze > achoo
sore_throat > throat tonsil
tonsillitis > tonsil throat
hay_fever > pollen sneeze itchy
allergy > allergic peanut pollen hay_fever swell itchy
anaphylaxis anaphylactic_shock > epipen swell allergic
nausea > sick queasy throw_up puke feel_sick
nauseous queasy > feel_sick
vomit > puke throw_up chuck_up spew
diarrhoea diarrhea > the_runs
constipation > constipated
food_poisoning > sick undercooked
indigestion heartburn > acid antacid burning
stomach_ache > tummy belly cramp bellyache
gastrointestinal digestive > gut stomach bowel
intestine bowel > gut
gut > stomach bowel intestine microbiome
abdomen > belly stomach tummy
abdominal > belly stomach tummy
faeces feces excrement > poo poop shit crap
urinate > pee wee piss
urine > pee wee
defecate > poo poop shit
flatulence > fart gas
kidney > dialysis
liver > cirrhosis hepatitis
lung > breathe breath
brain > neuron mind
cerebral > brain
spinal_cord > spine
spine backbone > vertebra
vertebra > spine disc
backache back_pain > bad_back my_back lower_back
posture > slouch sit_up stand_up_straight shoulders_back hunch
slouch hunch
muscle > bicep tricep quad hamstring glute calf ab pec
biceps > bicep
abdominal_muscle > ab six-pack core
buttock buttocks > bum glute butt backside arse
buttocks bum butt backside
gluteal > glute bum
thigh > quad hamstring
shin > lower_leg
calf_muscle > calf
kneecap patella
collarbone clavicle
shoulder_blade scapula
skull cranium
jaw jawbone
breastbone sternum
tailbone coccyx
ligament > acl tear torn
ligament_injury > acl torn tear
tendon > achilles tear
fracture > broke broken break snap crack
sprain > twist twisted ankle
dislocate dislocation > pop_out
muscle_strain > pull pulled tweak
cramp spasm > twitch seize
arthritis > joint stiff swollen
osteoporosis > brittle bone
inflammation > inflamed swollen swelling redness
inflamed > swollen sore
swelling swell > swollen puffy lump balloon
swollen puffy
bruise > black_and_blue black_eye
concussion > head_injury hit_head knock_out
unconscious > pass_out knock_out coma blacked_out out_cold
faint lose_consciousness > pass_out black_out fainted collapse
coma > unconscious
seizure convulsion > epilepsy
epilepsy > seizure epileptic
paralysis paralysed > can't_move wheelchair waist_down numb
numbness > numb tingling pins_and_needles
tingling > pins_and_needles
dizziness dizzy vertigo > light-headed spinning faint woozy
migraine > headache aura
headache > head_hurt pounding throbbing migraine
fatigue exhaustion > tired exhausted worn_out knackered no_energy
lethargic > tired no_energy sluggish
rash > itchy eczema hives
itch > itchy scratch
eczema > itchy dry_skin
acne pimple > zit
athlete's_foot > fungus
fungal_infection > fungus athlete's_foot
lice > nit
parasite > worm tick lice flea
scald > burn
burn_injury > scald blister cool_water
sunburn > burnt sunscreen
sunscreen sun_cream suntan_lotion
frostbite > frozen
hypothermia > freezing shiver cold
heatstroke > overheat
dehydration dehydrated > thirsty dry
hydration hydrate > water drink
bleeding haemorrhage hemorrhage > blood bleed
nosebleed > nose bleed
pus > infected ooze
abscess > pus infected
sepsis > infection septic
poisoning > poison toxic
poison toxin > toxic venom
toxic > poison poisonous
choke choking > heimlich back_slap
suffocate > can't_breathe smother
eyesight > eye glasses blind
visually_impaired > blind sight
blindness > blind sight
short-sighted near-sighted > glasses myopia
contact_lens > contacts
hearing_loss > deaf hearing_aid
hearing_impaired > deaf hard_of_hearing
hearing_aid > deaf
tinnitus > ringing_in
earache > ear
disability > disabled wheelchair handicap blind deaf impairment
handicapped > disabled
wheelchair_user > wheelchair disabled
mobility_aid > wheelchair crutch walker zimmer_frame
hobble > limp
obesity obese > overweight fat
overweight > fat chubby plump bmi
underweight > skinny
malnutrition > starving hungry
eating_disorder > anorexia bulimia starve binge
anorexia > starve skinny
binge > gorge
weight_loss > lose_weight lost_pound lost_kilo slim diet lose_pound lose_kilo
weight_gain > put_on_weight gain_weight
nutrition > diet protein vitamin food
nutrient > vitamin mineral protein
protein > meat egg bean whey
vitamin > vitamin_c vitamin_d supplement
supplement > vitamin creatine magnesium
calorie > kcal
fasting > skip_breakfast not_eating
metabolism > calorie
appetite > hungry
healthy_eating > balanced diet
physical_fitness > fit exercise cardio
exercise workout > push-up squat jog plank gym stretch burpee sit-up
push-up press-up
cardio > running cycling skipping
strength_training weightlifting > weight lift barbell dumbbell squat deadlift
repetition > rep reps
stamina endurance > keep_going marathon
flexibility > stretch bend touch_your_toes
out_of_shape > unfit
sweat perspire
sweat > sweaty drip
hygiene > wash clean soap shower
deodorant antiperspirant
sanitise sanitize > disinfect alcohol
antiseptic > disinfectant tcp alcohol iodine
menstruation > period
menstrual > period
menopause > hot_flush hot_flash
contraception birth_control > condom pill
contraceptive > condom pill coil
fertility > ivf conceive pregnant
infertility infertile > ivf couldn't_have can't_have
pregnancy > pregnant expecting trimester due_date
conceive > pregnant
foetus fetus > baby unborn
miscarriage > lost_the_baby lose_the_baby
abortion > terminate termination
labour_pain > contraction epidural
caesarean c-section
childbirth > labour labor birth born midwife deliver
premature > early
breastfeed > nurse nursing latch
breastfeeding > breastfeed nursing latch
hormone > oestrogen testosterone cortisol insulin adrenaline
stress_hormone > cortisol adrenaline
adrenaline > rush fight_or_flight
longevity > live_longer long_life
ageing aging > getting_old older wrinkle
wrinkle > crease
elderly > old older pensioner aged
addiction > addicted hooked habit alcoholic craving rehab
addicted > hooked can't_stop
addict > junkie alcoholic
substance_abuse > drug heroin cocaine alcohol
recreational_drug narcotic > cocaine heroin weed cannabis ecstasy lsd
cannabis marijuana
cannabis marijuana > weed stoned
high_on_drugs > stoned
withdrawal > cold_turkey craving
sobriety sober > stop_drinking teetotal
alcoholism > alcoholic drinking
intoxicated > drunk pissed wasted hammered tipsy
drunk > pissed wasted hammered tipsy plastered
hangover > hungover night_before
tobacco > cigarette smoke
cigarette > fag smoke ciggy
quit_smoking > gave_up stop_smoking last_cigarette give_up
craving crave > urge dying_for
caffeine > coffee espresso
mental_illness mental_disorder > depression bipolar schizophrenia anxiety psychosis
mental_health > anxiety depression therapy breakdown
mental_breakdown > cracked_up fell_apart burn_out fall_apart
depression > depressed hopeless dark_place
depressed > miserable hopeless
anxiety > anxious worry panic nervous on_edge
panic_attack > couldn't_breathe hyperventilate
phobia > afraid scared terrified
claustrophobia > trapped
arachnophobia > spider
acrophobia > heights
trauma > traumatic traumatised ptsd scarred
ptsd > trauma flashback
suicide > kill_himself kill_herself kill_myself took_his_life take_his_life
suicidal > kill_myself
burnout > burnt_out burned_out exhausted overworked
dementia > alzheimer's forget memory
alzheimer's > dementia forget memory
amnesia > memory forget
autism > autistic spectrum asperger's
adhd > hyperactive distracted
dyslexia > dyslexic spelling reading
hallucination hallucinate > see_things hearing_voices
psychosis > hear_voices psychotic
schizophrenia > hear_voices
bipolar > manic mania
obsessive ocd > compulsive
obsession > obsessed
stutter stammer
emotion feeling > happy sad angry afraid joy grief
emotional > tears cry choked_up
mood > happy grumpy cheerful sad
happiness > happy joy glad
happy > cheerful chuffed over_the_moon joy
contented > happy satisfied at_peace
satisfaction > satisfied satisfying happy rewarding
delighted > chuffed thrilled over_the_moon
excitement > excited thrilled buzzing can't_wait
thrilled > over_the_moon chuffed stoked
enthusiasm > excited keen passionate
enthusiastic > keen passionate eager
passion > passionate love
passionate > love obsessed
sadness sorrow > sad cry unhappy heartbroken tears
unhappy miserable
miserable > unhappy wretched
grief > grieve mourn loss
grieve mourn
bereavement > lost death pass_away grief
heartbreak heartbroken > devastated broke_my_heart break_my_heart
devastated > gutted heartbroken crushed
despair > hopeless give_up
hopelessness > hopeless no_way_out
anger > angry mad furious rage temper
angry > mad furious pissed_off fuming livid temper
lose_temper > blew_up shouted blow_up
rage > fury furious
temper > angry short_fuse
irritable > grumpy snappy moody
grumpy moody bad-tempered
frustration frustrated > fed_up annoying
frustrating > annoying maddening
fed_up > sick_of tired_of had_enough
resentment > resent bitter grudge
grudge > forgive bitter
jealousy envy > jealous envious
envy jealousy
fear > scared afraid terrified frightened dread
greatest_fear > scared afraid terrified
terrified > scared petrified scared_stiff
dread > dreading fear
nervousness > nervous butterflies
worry > worried anxious concerned
worried > anxious concerned
shame > ashamed embarrassed humiliated
embarrassment > embarrassed embarrassing cringe awkward blush
embarrassing > cringe awkward humiliating
humiliation humiliate > embarrassed laugh_at
guilt > guilty my_fault ashamed
remorse > sorry regret
regret > wish should_have shouldn't_have mistake if_only
biggest_regret > wish should_have shouldn't_have
pride > proud
disgust > disgusting gross revolting yuck
disgusting > gross revolting yuck
surprise > surprised shocked amazed unexpected
shocked > stunned couldn't_believe gobsmacked
astonished > amazed gobsmacked couldn't_believe blown_away
disappointment > disappointed disappointing let_down gutted
boredom > bored boring
loneliness > lonely alone isolated no_friends
lonely > isolated no_friends alone
isolation > alone isolated
homesickness > homesick miss_home
nostalgia > miss good_old_days
gratitude > grateful thankful appreciate
grateful thankful
appreciate > grateful
relief > relieved thank_god phew
hope > hopeful optimistic
optimism > optimistic positive hopeful
optimist > bright_side positive glass_half
pessimism > pessimistic negative
pessimist > negative worst
empathy > empathetic
compassion > compassionate
curiosity > curious wonder
curious > wonder nosy
calmness > calm relaxed
serenity > peace calm
inner_peace > calm peaceful
bravery courage > brave guts
courageous > brave
coward > wimp
cowardly > wimp
fearless > brave
confidence > confident self-assured believe_in
self-confidence self-esteem > confident self-worth believe_in
confident > self-assured
insecurity insecure > not_good_enough self-doubt impostor
self-doubt > not_good_enough impostor
imposter_syndrome impostor_syndrome > fraud found_out not_good_enough find_out
shyness > shy introvert quiet
introvert > shy quiet introverted
introverted > shy quiet
extrovert > outgoing sociable extroverted
sociable outgoing
arrogance arrogant > cocky big-headed
arrogant cocky big-headed
modesty > modest humble
modest humble
selfish > self-centred
selfishness > selfish self-centred
narcissist > ego narcissistic selfish
generosity > generous
greedy > greed
stingy > tight-fisted miser
cruelty > cruel nasty
cruel > nasty
cruel unkind
rude impolite
rudeness > rude disrespectful
politeness > polite manners
polite well-mannered
honesty > honest truth
dishonest > lie liar cheat
deceive > fool trick lie con
loyal faithful
loyalty > loyal faithful stick_by
betray betrayal > cheat behind_my_back stab
trust > trusted rely
distrust mistrust > didn't_trust don't_trust
impatient > can't_wait
stubborn obstinate pig-headed
stubborn > wouldn't_budge
determination perseverance persistence > never_give_up keep_going stick_with determined grit
persevere persist > keep_going stick_at kept_at carry_on keep_at
resilience > bounce_back tough cope
willpower > discipline self-control resist
self-discipline > discipline willpower routine
self-control > willpower resist discipline
ambition > ambitious dream goal
ambitious > driven
motivation > motivate motivated inspire reason
motivate > inspire encourage
demotivated unmotivated > can't_be_bothered give_up
laziness > lazy
lazy > can't_be_bothered couch_potato
personality > character introvert extrovert outgoing shy temperament kind_of_person
character_trait > stubborn patient personality shy
temperament > calm personality
behaviour behavior > act habit conduct misbehave
misbehave misbehaviour > naughty act_up tantrum play_up
naughty > cheeky mischief misbehave
mischief > naughty prank trouble
tantrum > scream kick_off meltdown
bullying > bully bullied pick_on tease
bully > tease pick_on nasty
victim > bullied attacked suffered
tease mock > make_fun take_the_mickey wind_up laugh_at
mock ridicule > laugh_at make_fun
insult > rude idiot call_name
insulting offensive > rude insult
humour humor > funny joke laugh
sense_of_humour sense_of_humor > funny joke laugh
sarcasm > sarcastic ironic
eccentric > odd weird quirky
quirk > odd habit weird
violent > hit punch aggressive
aggression aggressive > violent hit fight temper
abuse > abusive hit violent
domestic_violence > hit beat abusive
neglect > ignored left_alone
manipulate manipulative > gaslight guilt_trip
possessive > jealous
bossy > order_around
obedient > obey
disobey > wouldn't_listen rebel
rebel rebellious > rebellion
obey > follow_orders
mature maturity > grown-up grow_up
immature childish > grow_up silly
naive gullible > innocent fell_for fall_for
sensible > common_sense
wise wisdom > sensible
intelligence > clever smart iq brain
genius > clever gifted
gifted talented > talent
talent > gift talented knack
skill > talent skilled knack
aptitude > talent knack
incompetent > useless hopeless no_idea
clumsy > butterfingers
forgetful absent-minded > forget forgot forgotten
organised organized > tidy planner
disorganised disorganized > messy chaos mess
perfectionist perfectionism > never_good_enough
procrastinate > put_off last_minute
procrastination > put_off procrastinate last_minute
indecisive > couldn't_decide can't_decide dither
impulsive > without_thinking spur_moment
spontaneous > spur_moment
cautious > careful
reckless > careless stupid risk
responsible > in_charge look_after
responsibility > in_charge look_after responsible
irresponsible > reckless careless
independent > on_my_own by_myself
independence > on_my_own by_myself independent
charisma charismatic > charm charming
charming > charm
attractive > good-looking handsome gorgeous beautiful
handsome good-looking
unattractive > ugly
first_impression > first_met
reputation > known_for famous_for
role_model > look_up_to hero inspire admire
admire > look_up_to respect hero
hero > idol look_up_to
respect > look_up_to admire
look_down_on > despise snob
despise > hate loathe
hatred > hate loathe
affection affectionate > hug cuddle kiss love
hug cuddle
kiss snog
intimacy intimate > sex
romance romantic > love
romantic_relationship > boyfriend girlfriend dating going_out
relationship > boyfriend girlfriend partner dating
dating > go_out going_out ask_out
blind_date > tinder
online_dating > tinder swipe
flirt flirting > chat_up wink
attraction attracted > fancy crush chemistry
fall_in_love > fell_for head_over_heels fall_for
meet_spouse > met introduced
boyfriend girlfriend > partner dating going_out
unmarried > single bachelor
engaged engagement > ring propose fiance fiancee
fiance fiancee > engaged
marriage_proposal > knee ring will_you_marry asked_me propose
propose > will_you_marry
wedding > bride groom vow married aisle
wedding_anniversary > years_married
anniversary > years_since
honeymoon > just_married
newlywed > just_married
marital > marriage married
infidelity adultery unfaithful > affair cheat
unfaithful > cheat affair
affair > cheat
break_up split_up
break_up > dump left_me broke_up
breakup > broke_up split_up dump left_me break_up
ex ex-wife ex-husband > former divorced
divorce > divorced split_up marriage_ended custody
separation > split_up move_out
child_support alimony > maintenance
reconcile reconciliation > forgive back_together
forgive forgiveness > let_go made_peace make_peace
apology > sorry apologise
conflict > argue row fight fall_out disagree
argument > row fight quarrel fall_out shouting
dispute > argue row disagree
family_conflict > fell_out row not_speaking fall_out
estranged estrangement > not_speaking lost_touch lose_touch
lose_touch > drift_apart
compromise > meet_halfway middle_ground give_and_take
reunite reunion > back_together
friendship > friend mate best_friend buddy
best_friend > mate bestie inseparable
close_friend > best_friend mate bestie
make_friends > get_to_know met hit_it_off
hit_it_off > clicked
get_along > hit_it_off clicked friend
friendly > welcoming
companion > friend
companionship > lonely friend
popularity > popular
belong > fit_in
belonging > fit_in belong
outcast outsider > didn't_fit_in left_out odd_one
social_life > friend party go_out pub
socialise socialize > go_out hang_out mingle party
party > birthday celebrate
relative_by_marriage in-law > mother-in-law father-in-law brother-in-law sister-in-law
mother-in-law > husband's_mother wife's_mother
stepfather stepdad
stepmother stepmum stepmom
stepparent > stepfather stepdad stepmother stepmum stepmom
half-brother half-sister > same_father same_mother
siblings > brother sister
only_child > no_brothers no_siblings
firstborn eldest > oldest
eldest_child > oldest firstborn first_child
youngest_child > last_born youngest
ancestor ancestry > great-grandfather great-grandmother family_tree forefather descended
genealogy > family_tree ancestor
descendant > great-grandson children
upbringing > brought_up raise grew_up childhood strict bring_up grow_up
raise_children parenting > bring_up
parenting > raise kid bring_up discipline parent
motherhood fatherhood parenthood > mum dad mother father parent
single_parent single_mother > on_my_own raise_me alone
foster_child > foster fostered
foster_parent > foster
adoption > adopt adopted birth_mother
orphanage > orphan children's_home
guardian > look_after brought_me_up bring_me_up
babysitter nanny > childminder look_after
childcare > nursery nanny childminder daycare babysitter
nursery kindergarten preschool daycare
infant > baby newborn
toddler > two-year-old
teenager adolescent
teenager > teenage
adolescence puberty > teenager teenage teens
youth > young teenager when_i_was
childhood > grew_up kid when_i_was growing_up child grow_up
childhood_memory > remember kid when_i_was
where_from > born grew_up come_from grow_up
birthplace hometown > born grew_up come_from grow_up
hometown > grew_up born grow_up
date_of_birth > born birthday
grow_up > raise brought_up childhood bring_up
adulthood > grown-up adult
middle-aged > forties fifties
nappy diaper
pram stroller pushchair buggy
pacifier > dummy
crib > cot
baby_bottle > formula milk feed
potty_training > potty toilet
lullaby > sing sleep
bedtime_story > read
toy > doll teddy lego
discipline_children > punish smack naughty_step
spank smack slap
corporal_punishment > cane belt strap smack beat slipper
punishment > punish cane detention jail
reward > treat sticker prize praise
pocket_money allowance
chore housework > washing-up dishes hoover tidy ironing laundry
household_chore > washing-up dishes hoover tidy ironing laundry
birth > born baby delivered
birth_weight > pound ounce
christening baptism
baptise baptize christen
baptism > font christen
named_after > call_after
nickname > known_as
maiden_name > surname
surname > last_name family_name
death > died dead pass_away killed funeral dying
cause_of_death > died killed heart cancer accident
pass_away > died dead death
deceased > dead died pass_away
mortality death_rate > die died death
death_toll > killed died dead
casualty > killed wounded dead injured
on_deathbed > dying last_words
last_words > dying said
funeral > coffin buried burial cremated grave hearse cremation
coffin casket
cremation > cremate ash
cremate > ashes
bury > buried coffin
cemetery graveyard
graveyard > buried grave
gravestone tombstone headstone
burial > buried grave coffin
undertaker > funeral coffin
obituary > died
eulogy > funeral speech
inheritance > inherit left_me
afterlife > heaven life_after_death soul next_life
near-death_experience > nearly_died almost_died tunnel
life-threatening > nearly_died almost_died could_have_died
survive > survived pull_through alive
survivor > survived lived alive
euthanasia assisted_dying > put_to_sleep suicide
hospice > dying palliative
palliative_care > hospice comfort
caregiver carer
carer > look_after care_for
nursing_home care_home retirement_home
retirement > retire pension stop_working
retiree > retire pensioner
pension > retirement 401k
school > classroom teacher pupil class
primary_school elementary_school
secondary_school high_school > grammar_school comprehensive
primary_school > infants juniors
boarding_school > dormitory boarder
homeschool home-school > taught_at_home teach_at_home
head_teacher headteacher headmaster headmistress principal
schoolteacher > teacher
teacher > taught sir tutor
favourite_teacher favorite_teacher > inspired taught_me best_teacher teach_me
schoolmate classmate
pupil > kid student child
schoolchild schoolchildren > pupil kid student
school_bag > satchel rucksack backpack
school_uniform > blazer uniform
school_dinner > lunch canteen
break_time recess > playground
playground > swing slide
detention > kept_behind punish keep_behind
expel expelled > kick_out thrown_out throw_out
expulsion > expelled kick_out
truancy truant > skip_school bunk_off skive
play_truant skip_class > bunk_off skive
drop_out dropout > left_school quit
leave_school > left_school drop_out
literacy > read write
illiterate > couldn't_read can't_read
numeracy > maths counting
curriculum syllabus
curriculum > subject module
school_subject > maths history science english geography
mathematics maths math
mathematics > maths sum algebra
arithmetic > sum times_table
lesson > class teach session
lecture > lecturer
lecturer professor
lecturer > professor teach
tutor > teacher lesson
tutoring tuition > tutor lesson
tuition_fee > fee student_loan grand debt
student_loan > debt owe borrow
scholarship bursary
scholarship > full_ride
university > uni college campus degree oxford cambridge
university uni
undergraduate > bachelor first_year student degree
freshman fresher > first_year
semester > term
postgraduate graduate_school > master's phd
doctorate > phd thesis
phd > doctorate thesis dissertation supervisor
thesis dissertation
thesis > dissertation phd
essay > paper write
assignment coursework > homework essay project hand_in
homework > assignment exercise
submit_assignment > hand_in deadline
graduation > graduate cap gown degree ceremony
graduate > degree
major_subject > major study degree
field_of_study > study degree major
study_at_university > study degree
dormitory > dorm
roommate flatmate
campus > university
enrol enroll sign_up
enrolment enrollment > enrol enroll sign_up join register
admission > accepted got_into offer
admitted_to_university > got_into accepted offer
examination exam
examination > test a-level gcse
exam > test pass fail revise quiz
exam_result > pass failed grade mark
grade > a-level mark score
pass_exam > pass got_through get_through
fail_exam > failed flunk
fail > flunk failed mess_up
retake resit
retake_exam > resit second_time
revise revision > study cram
revision > revise flashcard cram past_paper
cram > night_before last_minute
study_technique study_method > flashcard notes revise spaced_repetition pomodoro
memorise memorize > learn_by_heart mnemonic flashcard off_by_heart
memorisation memorization > by_heart mnemonic
mnemonic > rhyme
by_heart > memorise memorize
rote_learning > repeat by_heart
take_notes note-taking > write_down jot notebook cornell
cheat_in_exam > cheat copy
plagiarism plagiarise > copy cheat
cheating > cheat copy crib
understanding > understand grasp make_sense
misunderstanding misunderstand > thought_he_meant confused get_it_wrong wrong_end
instruct > teach
training > train practise learn taught
train_as > trained learned qualified
qualified qualification > certificate trained degree diploma
qualification > certificate degree diploma exam
certification > certified certificate exam licence
vocational_training > apprentice apprenticeship trade college
apprenticeship > apprentice learned_the_trade served_my_time
self-taught autodidact > taught_myself taught_himself taught_herself teach_myself teach_himself teach_herself
teach_oneself > taught_myself taught_himself teach_myself teach_himself
mentor > taught_me guide advice coach teach_me
mentorship > mentor guide
education > school university learned taught educated
educational_background > school study degree university
learning_curve > steep hard_at_first
language_learning > fluent vocabulary speak learn
bilingual multilingual > two_languages speaks language
native_speaker mother_tongue > first_language
grammar > verb noun tense sentence
pronunciation pronounce > sound accent
accent > sound pronounce
spelling > spell letter
practice > practise repetition every_day
concentration concentrate > focus attention distracted
concentrate > focus
distraction > distracted phone notification scroll
attention_span > focus distracted
expertise > expert experience
employment > job hire employ
unemployed unemployment > out_of_work no_job lose_job laid_off dole between_jobs
unemployment_benefit > dole jobseeker's welfare
jobless unemployed
lose_job > laid_off fired sacked redundant let_go
dismissal > fired sacked let_go
redundancy > redundant laid_off let_go
layoff lay-off > laid_off let_go
severance_pay > payoff package redundancy
resignation > resign quit hand_in_notice walk_out
quit_job > leave_job quit resign hand_in_notice walk_out
leave_job > quit resign
occupation profession > work_as job living carpenter teacher nurse
make_a_living > earn live_off pay_the_bills
earn_a_living > make_a_living live_off pay_the_bills
livelihood > living earn
career_change > new_job switch retrain quit
change_career > retrain switch quit
career_advice > advice job
vocation > meant_to_be always_wanted
dream_job > always_wanted love_job
first_job > start_work paper_round left_school
previous_job > used_to_work work_as former
previous_occupation > used_to_work work_as
side_job side_hustle > extra_money moonlight
part-time > few_hours
full-time > forty_hours nine_to_five five_days
temporary_job > temp contract
internship intern > placement
work_experience > internship placement
volunteering > volunteer unpaid charity
job_advert job_posting vacancy > advert position opening
vacancy > opening position job
job_search job_hunting > apply looking_for cv linkedin interview
job_application > apply cv cover_letter resume
apply_for_job > cv resume application interview
curriculum_vitae cv resume
cover_letter > application
job_interview > interviewer tell_about_yourself strengths weakness nervous
interview_tip > prepare research
recruitment > hire recruit interview candidate
recruiter headhunter > linkedin hire
applicant > apply candidate
human_resources hr
human_resources personnel > hr
job_offer > offer_job accepted get_job
onboarding > first_day induction new_starter
probation > trial three_months
supervisor > boss manager foreman
foreman > boss gaffer
boss > gaffer manager supervisor
management > manager boss leader
manager > boss supervisor in_charge
line_manager > boss
executive > ceo director boss
chief_executive ceo
chairman chairwoman chairperson
board_of_directors > board director
staff personnel workforce
workforce > employee worker staff people_work
team > colleague group
teamwork > team work_together collaborate
team_building > away_day
leadership > leader lead boss inspire
delegate delegation > hand_over give_someone let_someone
micromanage micromanagement > over_my_shoulder
feedback > criticism review
performance_review appraisal > review feedback rating
promotion > promoted raise
promoted > became_manager
pay_rise > more_money
salary_negotiation > ask_for_more raise offer
remuneration compensation > pay paid salary wage
hourly_wage > an_hour per_hour
annual_salary > a_year grand thousand
low-paid > minimum_wage peanuts
minimum_wage > an_hour
overtime > extra_hours long_hours
working_hours > nine_to_five hours shift
long_hours > overtime twelve_hours
shift_work > night_shift nights
day_off > holiday
annual_leave paid_leave vacation > holiday days_off week_off
sick_leave > off_sick sick_day
call_in_sick > off_sick sick_day
maternity_leave parental_leave > baby time_off paternity
sabbatical > year_off time_off
gap_year > year_off travel
work-life_balance > family burnout
workload > too_much_work busy swamped overloaded
overwork overworked > burn_out long_hours
busy > swamped snowed_under hectic
hectic > busy manic
work_from_home remote_work telecommute
remote_work > from_home zoom
remote_worker > from_home digital_nomad
office > desk cubicle open-plan
workplace > office desk factory site shop_floor
commute > drive train bus to_work traffic
coworker colleague workmate
meeting > agenda zoom
agenda > item discuss
chair_meeting > chair chairman
absent absence > off_sick missing apologies wasn't_there
absent > apologies couldn't_make_it
attendee participant
participant > take_part
quorum > member
schedule_meeting > calendar next_meeting
video_call video_conference > zoom skype teams mute
action_item > follow_up who's_going_to
brainstorm brainstorming > idea whiteboard
presentation > slide powerpoint
public_speaking > speech audience stage nervous
speech > podium spoke
colleague > coworker workmate team
office_politics > gossip backstab
gossip > rumour talk_behind
workplace_bullying > bully boss pick_on
discrimination discriminate > racist sexist treat_differently because_i_was
sexual_harassment > grope comment inappropriate
racism > racist racial
trade_union labor_union > union shop_steward
union > member strike
industrial_action > strike walk_out picket
strike > picket walk_out
occupational_hazard > injury danger
self-employed freelance > own_boss freelancer my_own_business for_myself
self-employed > own_boss freelance
freelancer freelance > client self-employed gig
entrepreneur > founder start_a_company business startup
entrepreneurship > founder startup own_business
startup > founder founded investor
founder > founded
co-founder > partner founded
start_a_business > start_a_company founded startup
sole_trader > self-employed
business_partner > partner co-founder
find_clients > customer word_of_mouth referral
client > customer
invoice > bill pay
tax_return > tax self-assessment hmrc irs
accountant > tax
bankruptcy > bankrupt bust went_under go_under
failure > failed flop went_wrong disaster go_wrong
biggest_failure > failed lost_everything mistake lose_everything
setback > went_wrong rejected go_wrong
rejection > rejected turn_down
obstacle > barrier
challenge > hard difficult tough struggle
biggest_challenge > hardest difficult tough struggle
struggle > hard tough
hardship > poor struggle tough hungry
poverty > poor hungry no_money couldn't_afford
homeless homelessness > street slept_rough shelter sleep_rough
sleep_rough > street homeless
welfare > benefit dole food_stamp
turning_point > change_everything from_then
breakthrough > eureka big_break
big_break > discovered lucky
achievement > achieve proud accomplish won
accomplishment > achieve proud
greatest_achievement proudest_moment > proud
achieve accomplish
secret_of_success > hard_work luck never_give_up
goal > dream target aim
life_goal > dream bucket_list
resolution > new_year promise goal
new_year's_resolution > goal
bucket_list > before_i_die always_wanted
fulfilment fulfillment > happy rewarding
job_satisfaction > love_job rewarding
novice > newbie first_time
mistake > mess_up screw_up
lesson_learned lesson_learnt > learned taught_me mistake teach_me
life_lesson > learned taught_me teach_me
habit > every_day routine
routine > every_morning every_day schedule
morning_routine > wake_up get_up alarm shower breakfast
evening_routine bedtime_routine > before_bed wind_down
bad_habit > bite_nails smoke can't_stop
form_habit build_habit > every_day routine cue
habit_formation > cue trigger reward
break_habit > quit kick
kick_the_habit > give_up quit
nail-biting > bite_nails
time_management > calendar schedule prioritise to-do_list
productivity productive > get_things_done to-do_list focus
productivity > pomodoro to-do_list efficient
efficient > quicker faster save_time
prioritise prioritize priority > important
priority > important
to-do_list > tick_off task
task > to-do job
multitasking multitask > juggle
timetable schedule
schedule > calendar diary plan
punctual punctuality > on_time
late > overslept delayed
lateness tardy > late
early_riser > get_up five_o'clock morning_person
morning_person > lark
night_owl > stay_up
get_up_time wake-up_time > wake_up get_up o'clock alarm
bedtime > go_to_bed o'clock asleep
get_up > wake alarm out_of_bed
wake_up > alarm get_up
oversleep > overslept slept_in alarm sleep_in
sleep > asleep bed nap snooze
hours_of_sleep > eight_hours seven_hours asleep
nap > doze snooze siesta forty_winks
fall_asleep > drop_off nod_off doze
insomnia > can't_sleep couldn't_sleep awake melatonin toss_and_turn
sleeplessness > can't_sleep awake
sleep_deprivation > no_sleep tired awake
sleep_disorder > insomnia apnea sleepwalk
sleepwalk > walk_in_sleep
nightmare bad_dream
nightmare > dream
dream > dreamt asleep
sleep_aid > melatonin pill
circadian_rhythm > body_clock
body_clock > jet_lag
screen_time > phone scroll
phone_addiction > scroll notification can't_put_down
social_media > facebook instagram twitter tiktok
leisure spare_time free_time
free_time > hobby weekend relax
hobby pastime
hobby > fishing gardening knitting collect painting
relaxation > relax calm breathe unwind
meditation > meditate breathe mindfulness calm
meditate > breathe sit_quietly mantra
breathing_exercise > inhale exhale breathe_in breathe_out
inhale breathe_in
exhale breathe_out
yoga > pose stretch downward_dog
stress > stressed pressure overwhelmed
stressed > overwhelmed frazzled under_pressure
stressful > stress pressure hectic
overwhelmed > drowning
stress_relief > relax breathe
coping_mechanism coping_strategy > cope
cope > get_through manage
self-care > relax look_after_yourself
journaling > journal diary
cleanliness > clean wash
grooming > shave hair
shave > razor beard
haircut > barber hairdresser
hairdresser > barber salon
baldness > bald hair_loss
hair_loss > bald thinning fall_out
facial_hair > beard moustache
make-up makeup > lipstick mascara
skincare skin_care > moisturiser cleanser sunscreen cream
moisturiser moisturizer lotion
perfume fragrance
body_image > fat ugly
hair_color hair_colour > blonde brunette ginger red
eye_color eye_colour > blue brown green
height > foot inch tall
physical_appearance > tall hair beard
religion > god church faith pray christian muslim
religious > god church believe faith pray
religious_belief > god believe faith pray
faith > believe god trust
deity > god goddess
prayer > pray amen god
pray > prayer kneel
worship > pray church praise
place_of_worship > church mosque temple synagogue chapel cathedral
religious_leader > priest vicar pastor imam rabbi pope
minister_of_religion clergy > vicar priest pastor
sermon > preach pulpit
preach > sermon gospel
bible scripture
holy_book > bible koran torah
supernatural > ghost spirit haunted
ghost > haunted spirit spooky
superstition > lucky unlucky bad_luck touch_wood
superstitious > lucky bad_luck touch_wood
lucky_charm > horseshoe four-leaf
fate destiny
destiny > meant_to_be fate
astrology horoscope > star_sign zodiac
fortune_teller > crystal_ball palm tarot
conspiracy_theory > cover-up hoax
misinformation > fake lie false
morality moral > right_and_wrong ethics
ethical > moral
ethics > moral right_and_wrong
dilemma > torn choice
political_belief political_view > left-wing right-wing liberal conservative socialist
left-wing > socialist labour
right-wing > conservative
prejudice > racist judge biased
tolerant > open-minded
sceptical skeptical > doubt not_convinced don't_believe
skeptic sceptic > doubt don't_believe
intuition instinct > gut_feeling
gut_feeling hunch
desire > wish crave long_for dying_for yearn
long_for yearn crave
aspiration aspire > dream hope
aspire > dream
childhood_dream > always_wanted when_grow_up
want_to_become > always_wanted
incentive > reward bonus
inspiration > inspired idea
inspire > inspired
decision > decide chose make_up_mind choice
decide > make_up_mind settle_on
make_up_mind decide
change_mind > decide_against second_thoughts
reconsider > think_again second_thoughts
hesitate hesitation > wasn't_sure second_thoughts
hesitant reluctant > not_keen didn't_want_to
reluctant unwilling
eager keen
preference > prefer rather favourite
prefer > rather favourite
favorite favourite
hate > can't_stand can't_bear loathe
dislike > can't_stand hate not_keen not_a_fan
interested_in > fascinated keen
interest > fascinated interested
fascination fascinate > fascinated obsessed
uninterested > couldn't_care_less not_bothered
indifferent > don't_mind don't_care
disapprove disapproval > didn't_like frown
anticipate > expect look_forward
look_forward > can't_wait excited
disappointed > gutted expected_more let_down
complaint > moan grumble
complain > moan whinge
reaction > react
realisation realization > realised realized it_hit_me dawned
realise realize
come_to_realise > it_hit_me dawned
recollect recollection > remember recall
earliest_memory first_memory > remember three_years_old
reminisce > remember old_days
memory_loss > forget can't_remember
imagination > imagine
daydream > wander dream
ponder > think_about wonder
overthink overthinking > worry ruminate can't_stop_thinking
rumination > dwell overthink
negative_thought > worthless not_good_enough
positive_thinking > positive bright_side
inner_critic > not_good_enough
subconscious > unconscious mind
psychology > brain mind behave
attempt try
coerce coercion > forced pressured
prohibition > not_allowed banned
promise > swore give_word vow
vow > promise swear
sacrifice > gave_up give_up
give_up > quit pack_it_in throw_in_towel
surrender > gave_up give_up
persist > kept_on kept_going keep_on keep_going
succeed > pulled_it_off managed
struggle_with > hard difficult
overcome > got_over got_through get_over get_through
overcome_fear > faced got_over conquered get_over
conquer > overcome
recover_from > got_over get_over
get_over > move_on recover
move_on > let_go put_behind
accept > come_to_terms put_up_with
acceptance > accept come_to_terms
tolerate > put_up_with
endure > put_up_with went_through
suffer > went_through put_up_with
suffering > pain
undergo > went_through go_through
experience_hardship > went_through tough
confession > confess admit
confess > admit own_up
keep_secret > never_told nobody_knew
reveal > admit
pretend > act fake
pretence pretense > fake act
take_responsibility > my_fault own_up
accountability > responsible own_up
justify justification > reason
persuade > talk_into convinced nagged
persuasion > convince talk_into
dissuade deter > talk_out put_off
encourage encouragement > support cheer keep_going you_can_do
encourage > support
discourage discouraged > put_off
supportive > there_for_me
emotional_support > there_for_me listen
reassure > don't_worry it's_okay
calm_down > relax breathe soothe
soothe > calm
congratulate > well_done congratulations
praise > well_done
thank > grateful appreciate
offend offended > upset insult
upset > cry hurt gutted
hurt_feelings > upset cried
annoyance > annoying irritating drives_me_mad
pet_peeve > annoying drives_me_mad can't_stand hate
irritate irritating > annoying get_on_nerves
annoyed > pissed_off fed_up
cry > weep bawl tears
sob weep
laughter > laugh giggle
burst_out_laughing > crack_up laugh
smile grin
frown scowl
tremble > shake shiver
facial_expression > smile frown
body_language > gesture arms_folded eye_contact posture
eye_contact > look_eye
greet greeting > hello hi shake_hands
farewell > goodbye bye
say_goodbye > bye farewell
conversation > chat talk
chat natter
converse > chat talk
interrupt > cut_in butt_in
eavesdrop > overhear listen
overhear > heard
threat > threaten or_else
rescue > save saved
volunteer > help_out unpaid
charity > donate raise_money good_cause
fundraising fundraiser > raise_money sponsor charity donate
immigrant immigration > visa
refugee > fled escaped war camp
asylum > refugee fled
citizenship > citizen passport
nationality > british american german citizen born
ethnicity > black white asian mixed
immigrate > move_to
move_house relocate > move_to
soldier > army sergeant
military_service > army conscript national_service
conscription > call_up national_service
enlist > join_up sign_up
prisoner inmate
prisoner_of_war > captured camp pow
imprisonment > jail prison locked_up sentence
crime > murder steal rob
convicted conviction > found_guilty find_guilty
guilty_verdict > found_guilty find_guilty
hardest_part > difficult tough hard struggle
best_part > favourite
worst_part > hate awful
most_difficult > hardest toughest
happiest_moment > happy best_day
saddest_moment > cry died
funniest_moment > laugh hilarious
hilarious > funny laugh
proud > chuffed
lifelong > whole_life
at_what_age how_old > years_old aged
age > years_old aged birthday
young_age > kid when_i_was
elder older
number_of_children > kid sons daughters
marital_status > married divorced widowed
widowed widow widower > husband_died wife_died
widower > wife_died
family_background > parents
social_class > working_class middle_class upper_class
working_class > factory poor
wealthy affluent > rich well-off loaded
financial_difficulty > broke debt couldn't_afford struggle
financial_independence > retire_early enough_money
breadwinner > earn
housewife homemaker > stay_at_home look_after
stay-at-home > look_after kid
gender > male female man woman
homosexual > gay lesbian
gay homosexual
transgender > trans
sexuality > gay bisexual
sexual_intercourse > sex make_love sleep_with
virginity > virgin
body_temperature > fever thermometer
thermometer > temperature fever
bandage > dressing wrap gauze
plaster_cast > cast
band-aid > plaster
tourniquet > stop_the_bleeding
medical_equipment > stethoscope syringe needle scalpel bandage
syringe > needle inject
intravenous > iv needle
operating_theatre operating_room > surgery
medical_school > trained doctor study
health_insurance > premium deductible
healthcare health_care > hospital doctor nhs insurance
medical_bill > cost insurance
outpatient > appointment
patient > treat ill sick
first_symptom early_sign > noticed
symptom_relief > soothe ease
relieve alleviate > ease soothe
pain_relief > painkiller ease numb ibuprofen
painful > hurt sore agony ouch
agony > pain screaming
painless > doesn't_hurt didn't_feel
discomfort > uncomfortable sore
injury > hurt broke tore pulled sprain
sports_injury > tore pulled twisted hamstring acl
home_remedy > honey lemon ginger tea salt garlic
herbal_remedy > herb tea chamomile ginger
treatment > treat cream tablet surgery chemo
prevent_illness > wash_hands vaccine
prevention > prevent avoid
hereditary genetic > run_in_family gene inherit
genetic > gene dna inherit
gene > dna
dna > gene
blood_type > o_negative
blood_vessel > artery vein
artery > blood clot
blood_clot > thrombosis clot
circulation > blood flow
heart > beat pump
nervous_system > nerve brain
nerve > sciatica
neurotransmitter > dopamine serotonin
windpipe trachea
forehead brow
armpit underarm
belly_button navel
fingernail > nail
knuckle > finger
index_finger > pointer first_finger
little_finger > pinky
groin > crotch
genitals > penis vagina private_parts
testicle > balls
penis > willy
bosom breast
nipple > breast
rectum anus > bum arse
womb uterus
bone > rib hip
hip_replacement > new_hip
knee_replacement > new_knee
joint_replacement > new_hip new_knee
bedridden > in_bed couldn't_get_up
bed_rest > in_bed
sick unwell
unwell > poorly under_the_weather ill
feel_unwell > sick lousy
get_sick fall_ill > ill caught
catch_illness > caught
incubation_period > days symptom
contagion > spread catch
disinfection > alcohol bleach
handwashing > wash_hands soap
measles > rash
chickenpox > itchy
tuberculosis tb
tuberculosis > lung
sexually_transmitted > std chlamydia condom
appendicitis > appendix
gallbladder > gallstone
kidney_stone > stone pain
ulcer > stomach sore
haemorrhoid hemorrhoid > pile
bunion > toe
lump > cyst tumour
sciatica > nerve
carpal_tunnel > wrist
tennis_elbow > elbow
frozen_shoulder > shoulder
whiplash > neck
snake_bite > venom
insect_bite > itchy sting
veterinarian vet
veterinary > vet
immortality > live_forever
reincarnation > past_life reborn
autopsy post-mortem
autopsy > cut_open
corpse > dead_body
murder > killed stab shot strangle
drowning > drown
fatality > killed died
cot_death > sids
orphaned > parents_died orphan
mourning > grief funeral
emotional_intelligence > empathy feelings
critical_thinking > evidence
problem-solving > solve figure_out
decision-making > decide choose
creativity > creative idea imagine
creative > idea imagine
common_sense > obvious
intellect > mind brain
stupidity > stupid dumb
foolish > stupid silly daft
fool idiot
idiot > stupid
insane insanity > mad crazy
crazy > bonkers mad
sanity > sane mad
madness > mad crazy
weird strange
weirdo > odd strange
optimistic > positive hopeful
pessimistic > negative gloomy
cheerful > happy bubbly
gloomy > sad
easy-going > laid-back chilled
laid-back chilled
relaxed > chilled calm laid-back
hot-headed > temper
lenient > let_off
unfair > not_fair
injustice > unfair
humble > modest
snob > posh look_down
loner > alone on_his_own
hard-working > graft
hard_work > graft slog
diligent > hard-working
thrifty frugal > save cheap
spendthrift > spend
frugality > save cheap
hypocrite hypocrisy > say_one_thing
show-off > boast brag
boast brag
boastful > brag boast show_off
success > successful breakthrough triumph
disease_transmission > spread catch pass_on cough sneeze
moving_house > unpack removal_van
willing > prepared_to
forget > slip_my_mind
stereotype > typical
prejudice > biased bigot
refuse > turn_down
permission > allowed allow`,
  sorts: `symptom > fever cough rash headache nausea dizzy vomit diarrhoea pain itch swelling fatigue sneeze sore lump numb bleed sweat chill cramp breathless wheeze palpitation tingling
illness disease sickness condition > cancer diabetes asthma stroke pneumonia malaria measles mumps chickenpox smallpox polio tuberculosis cholera typhoid hepatitis leukaemia epilepsy dementia alzheimer's parkinson's arthritis eczema bronchitis appendicitis meningitis covid flu ebola rabies tetanus plague leprosy scarlet_fever whooping_cough multiple_sclerosis lupus crohn's
mental_illness mental_disorder > depression anxiety bipolar schizophrenia ocd ptsd anorexia bulimia adhd psychosis phobia burnout dementia autism
cancer > breast lung skin prostate bowel leukaemia lymphoma brain liver pancreatic ovarian melanoma
injury > fracture sprain bruise burn cut concussion dislocate blister scald graze whiplash hamstring acl hernia wound frostbite stab
infection > flu covid pneumonia tonsillitis tetanus sepsis bronchitis thrush malaria measles hepatitis herpes
skin_condition skin_disease > eczema acne psoriasis rash hives wart dermatitis rosacea vitiligo ringworm scabies shingles
allergy allergen > peanut nut pollen dust cat dog milk dairy gluten wheat egg shellfish penicillin bee wasp latex soy sesame
medicine medication drug > aspirin paracetamol ibuprofen penicillin antibiotic insulin morphine codeine valium prozac statin antidepressant antihistamine steroid ritalin viagra warfarin ketamine metformin ozempic cortisone
painkiller > aspirin paracetamol ibuprofen morphine codeine tramadol fentanyl oxycontin tylenol advil
drug narcotic > heroin cocaine cannabis marijuana weed ecstasy lsd mushrooms amphetamine crack meth opium ketamine speed mdma fentanyl
antibiotic > penicillin amoxicillin tetracycline
vaccine > measles polio flu covid tetanus smallpox mmr rabies
treatment therapy > surgery chemotherapy radiotherapy physio massage acupuncture medication tablet ointment antibiotic counselling transplant dialysis injection cbt
home_remedy remedy > honey lemon ginger garlic vinegar salt onion turmeric chamomile camphor menthol peppermint tea ice
alternative_therapy > acupuncture homeopathy reiki massage hypnosis aromatherapy reflexology osteopathy herbal
medical_instrument medical_equipment > stethoscope scalpel syringe thermometer needle forceps ventilator scanner monitor bandage catheter defibrillator stretcher
medical_specialist specialist > surgeon cardiologist neurologist dermatologist oncologist psychiatrist gynaecologist paediatrician urologist radiologist anaesthetist dentist optician orthopaedic
health_worker health_professional medical_profession > doctor nurse surgeon midwife paramedic dentist pharmacist physio physiotherapist optician therapist psychiatrist psychologist carer chiropractor
medical_test > x-ray mri ct ultrasound biopsy blood_test swab scan ecg smear endoscopy colonoscopy
surgery operation > transplant bypass hip knee appendix tonsil cataract caesarean hysterectomy amputation mastectomy facelift vasectomy
hospital_department department > casualty emergency maternity intensive_care surgery radiology oncology paediatrics outpatient cardiology pharmacy
body_part > head face neck shoulder arm elbow wrist hand finger thumb chest stomach hip thigh knee shin calf ankle foot heel toe ear eye nose mouth tongue lip chin cheek forehead throat
organ internal_organ > heart lung liver kidney stomach brain pancreas spleen bladder bowel intestine skin womb gallbladder thyroid appendix
bone > skull jaw collarbone rib spine pelvis hip femur tibia fibula kneecap shin wrist humerus radius ulna shoulder_blade vertebra tailbone
muscle > bicep tricep quad hamstring calf glute pec lat deltoid trapezius abdominal core forearm
joint > knee hip elbow shoulder ankle wrist knuckle
facial_feature > nose eye eyebrow lip chin cheek ear forehead dimple freckle beard moustache
sense > sight hearing touch taste smell balance
hormone > insulin adrenaline cortisol oestrogen testosterone serotonin dopamine oxytocin melatonin progesterone thyroxine
neurotransmitter > dopamine serotonin noradrenaline gaba acetylcholine
nutrient > protein carbohydrate fat vitamin mineral fibre iron calcium magnesium potassium zinc omega
vitamin supplement > vitamin_c vitamin_d vitamin_b iron zinc magnesium calcium omega creatine fish_oil probiotic collagen
diet > keto vegan vegetarian paleo low_carb mediterranean carnivore fasting gluten-free atkins
exercise > push-up press-up sit-up squat plank lunge burpee pull-up deadlift bench_press jog stretch yoga pilates crunch row curl star_jump skipping swim
yoga_pose > downward_dog cobra warrior child's_pose plank tree cat_cow pigeon bridge headstand
bodily_fluid > blood sweat urine saliva mucus tear phlegm pus semen
emotion feeling > joy happy sad sadness anger angry fear afraid scared shame ashamed guilt guilty pride proud jealous envy disgust surprise love hate grief relief lonely anxious nervous excited disappointed frustrated bored embarrassed grateful hope despair
mood > happy sad grumpy cheerful gloomy angry calm irritable excited
phobia fear > spider heights snake flying dark clown needle lift dentist death failure rejection dog thunder crowd
character_trait personality_trait > patient honest stubborn shy lazy generous selfish brave loyal arrogant humble curious ambitious confident reliable disciplined empathy resilience creative
virtue > patience honesty courage kindness humility justice wisdom loyalty gratitude generosity
bad_habit > smoking drinking gambling swearing nail-biting procrastination gossip porn scrolling
sin > pride greed lust envy gluttony wrath sloth
addiction > alcohol heroin cocaine gambling smoking nicotine phone porn sugar gaming caffeine
relative family_member > mother mum mom father dad brother sister son daughter grandmother gran grandma nan nana grandfather grandad grandpa uncle aunt auntie cousin niece nephew husband wife twin stepfather stepdad stepmother stepmum half-brother half-sister mother-in-law father-in-law brother-in-law sister-in-law grandson granddaughter great-grandfather great-grandmother
parent > mother mum mom father dad mummy daddy
grandparent > grandmother gran granny grandma nan nana grandfather grandad grandpa
sibling > brother sister twin half-brother half-sister
partner > husband wife boyfriend girlfriend fiance fiancee
family_event life_event > birth wedding funeral christening divorce engagement anniversary birthday graduation retirement baptism honeymoon
marital_status > married single divorced widowed widow widower separated engaged
cause_of_death > cancer heart_attack stroke accident drowned murdered suicide overdose pneumonia crash shot poisoned fire old_age hanged stabbed
baby_item baby_equipment > nappy diaper cot crib pram pushchair bottle dummy pacifier bib rattle stroller highchair
toy > doll teddy lego marbles train_set yo-yo puzzle spinning_top kite dolls'_house barbie action_man ball hoop
childhood_game playground_game > hopscotch tag marbles conkers hide_and_seek skipping football rounders leapfrog british_bulldog musical_chairs
punishment > cane detention strap smack slipper grounded prison fine belt spanking expelled suspended
chore housework > washing-up dishes hoovering vacuuming ironing laundry dusting cooking cleaning shopping mopping
school type_of_school > primary secondary grammar comprehensive boarding private nursery kindergarten academy convent college infants juniors
subject school_subject > maths math english history geography biology chemistry physics science french german latin art music drama religion economics psychology philosophy sociology computing woodwork cookery
degree field_of_study university_subject > medicine law engineering physics chemistry biology mathematics computer_science economics history english philosophy psychology sociology architecture politics linguistics nursing fine_art theology business geography
university > oxford cambridge harvard yale princeton stanford mit berkeley edinburgh glasgow manchester columbia cornell durham bristol
qualification > degree bachelor's master's phd doctorate diploma certificate gcse a-level o-level licence nvq baccalaureate mba
exam test > gcse a-level o-level eleven-plus driving_test finals ielts toefl oral mock baccalaureate
school_supply stationery > pen pencil rubber eraser ruler notebook highlighter folder calculator satchel sharpener compass crayon
study_method learning_technique > flashcard spaced_repetition pomodoro mnemonic mind_map past_paper notes highlighting rereading active_recall feynman
school_staff > teacher head headmaster headmistress principal caretaker janitor tutor lecturer professor dinner_lady
job profession occupation career > teacher nurse doctor surgeon dentist vet lawyer accountant engineer architect carpenter plumber electrician bricklayer mechanic miner farmer fisherman butcher baker chef waiter waitress barman hairdresser secretary receptionist clerk cleaner driver pilot policeman soldier sailor firefighter journalist programmer designer artist actor
trade craft > carpenter joiner plumber electrician bricklayer plasterer roofer blacksmith welder mason tailor shoemaker cobbler potter weaver thatcher painter glazier
part-time_job first_job student_job > paper_round waiter waitress babysitting barman bartender cashier cleaner lifeguard delivery barista tutor shelf_stacking mcdonald's
position job_title > manager director ceo supervisor foreman chairman president captain head_of founder principal editor partner chief
military_rank rank > private corporal sergeant lieutenant captain major colonel general admiral commander brigadier
department > marketing sales finance accounting hr legal engineering research production purchasing customer_service
workplace place_of_work > office factory shop hospital school farm mine shipyard warehouse restaurant hotel bank laboratory building_site mill docks
employee_benefit perk > pension bonus health_insurance company_car holiday gym stock_option free_lunch
meeting > conference seminar workshop interview webinar assembly committee agm
communication_tool collaboration_tool > email slack zoom teams skype whatsapp phone notion trello
productivity_method time_management_technique > pomodoro to-do_list calendar time_blocking eat_the_frog eisenhower bullet_journal kanban
habit routine daily_habit > meditate journal exercise read walk stretch cold_shower gym coffee brush_teeth pray
hobby pastime > fishing gardening knitting painting reading chess cycling hiking photography baking sewing dancing singing collecting climbing sailing gaming pottery woodwork birdwatching running
sleep_aid > melatonin earplug eye_mask chamomile pillow sleeping_pill magnesium valerian
relaxation_technique > meditation yoga breathing massage bath walk mindfulness music
religion faith belief > christian christianity catholic protestant islam muslim jewish judaism buddhism buddhist hindu hinduism sikh atheist quaker methodist baptist mormon orthodox lutheran anglican pagan taoism jehovah's_witness
place_of_worship > church chapel cathedral mosque temple synagogue abbey kirk
clergy religious_leader > priest vicar pastor minister imam rabbi pope bishop monk nun archbishop reverend
holy_book scripture > bible koran quran torah gospel
religious_holiday > christmas easter ramadan eid hanukkah passover diwali lent yom_kippur pentecost
superstition > black_cat ladder friday mirror magpie touch_wood horseshoe four-leaf_clover salt thirteen
supernatural_being > ghost devil angel witch fairy demon spirit vampire god troll
political_view ideology > socialist communist liberal conservative anarchist fascist marxist libertarian feminist nationalist capitalism
philosophy > stoicism existentialism nihilism buddhism utilitarianism marxism absurdism
crime offence > murder theft robbery burglary fraud rape assault arson shoplifting smuggling kidnapping blackmail manslaughter
charity > red_cross oxfam unicef rspca salvation_army samaritans
nationality > british english scottish irish welsh american german french italian spanish polish russian dutch swedish norwegian danish indian chinese japanese greek turkish canadian australian
zodiac star_sign > aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius pisces
hair_colour hair_color > blonde brunette ginger red black grey brown auburn
life_stage > baby toddler child teenager adult middle-aged pensioner`,
};
