/** How something is, in the form of `actions.ts`. */
export const qualities = {
  size: `big large huge enormous massive giant
big > great
large big
small tiny
small > short
tall high
thick fat
thin slim narrow
narrow > centimetre
wide broad
long > lengthy
deep > metre
heavy > ton weigh kilo
light > gram
fat overweight
steep > gradient
flat level
huge massive enormous`,
  time: `fast quick rapid speedy
slow > hours
old ancient aged
old > years_old aged
ancient > roman old
new > fresh
late > delay
short brief
recent > last
ready finish
permanent > forever
common usual
rare unusual seldom
final last`,
  worth: `good great fine
best > favourite great superb wonderful
bad poor awful terrible dreadful
worst > awful terrible nightmare disaster hardest
awful terrible dreadful horrible
excellent superb brilliant
perfect > ideal
beautiful lovely pretty
ugly > horrible
important crucial vital key
important > biggest main matter essential
main chief biggest
favourite best
favourite > love enjoy
useful handy helpful
useless > no_good
necessary need
essential vital
special > particular
normal ordinary usual
original genuine
fake copy
strange odd weird peculiar funny
typical usual
popular > love
successful > make_it
failed > give_up
wrong > mistake
true > fact
easy simple
easy > straightforward breeze
hard difficult tough
hardest toughest
simple easy
complicated complex
safe secure
safe > danger
dangerous risky unsafe
dangerous > risk careful
cheap inexpensive
cheap > cost pound euro
expensive dear pricey
expensive > cost price pound euro pay fortune
free > for_nothing
rich wealthy well-off
rich > fortune money
poor broke
wealthy rich
strict stern
honest > truth
reliable > trust`,
  person: `happy glad pleased delighted
happy > laugh smile grin
sad unhappy
sad > cry tears
angry furious cross mad
angry > row shout complain
afraid scared frightened
scared frightened afraid terrified
scared > froze fear pale petrified panic shook
nervous anxious
nervous > shake shook fright
worried anxious
calm > quiet
lonely homesick alone
lonely > miss
bored > dull
boring dull
proud > pride
jealous envious
embarrassed ashamed
surprised amazed
disappointed > let_down disgrace
excited thrilled
tired exhausted wear_out knackered
tired > sleep
ill sick unwell poorly
sick ill
ill > lay_up cold fever hospital
healthy fit
healthy > good_for_you
fit > shape
strong > strength powerful
weak > feeble
clever smart bright intelligent
intelligent clever smart
stupid dumb silly daft
stupid > mistake
nice friendly
rude > swear
brave courageous
shy quiet
lazy idle
mad crazy
crazy mad
drunk > drink
hungry starving
thirsty > drink
alone by_myself on_my_own
married husband wife
single > alone
dead > died
alive living
guilty > blame
famous known
lucky fortunate
unlucky > bad_luck
busy > work
pregnant expecting`,
  sense: `loud noisy
quiet silent
quiet > whisper
hot > heat boil
warm mild
cold chilly freezing icy
cold > ice frost snow degrees shiver
wet soaked damp
wet > rain
dry > drought
damp moist wet
dirty filthy muddy
clean spotless
bright > light
dark > night black
rough bumpy
soft tender
sharp > cut
blunt > dull
hard solid
fresh > new
rotten > mould
mouldy > mould
waterproof watertight
waterproof > rain clay seal
broken > broke crack snap dead kaput give_up
broken defective faulty
stuck jammed
loose > wobble
tight > firm
full > packed
closed shut
open > shut
locked > lock
blocked clogged stuck
missing gone lost
visible see
striped > stripe
colourful > colour
tasty delicious
bitter > taste
spicy > chilli
raw > cook
ripe > soft`,
};
