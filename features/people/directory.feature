Feature: The directory of the members
  Linked members find each other, and see of each other what each has opened.

  Rule: Who sees what

    @MINE-03
    Scenario: A neighbour sees what is open to the zone, with links to call and to write
      Given I am a member
      And I visit the member directory page
      When I fill "이름 찾기" with "ㅅㄷㅇ"
      Then I see "신다인"
      And I see the telephone link "+595 971 788 678"
      And I see the mail link "dain.shin@example.org"
      And I see "10월 4일"
      And I see the picture "신다인 님의 사진"

    @MINE-03
    Scenario: A member of another zone sees what is open to all, and nothing else
      Given I am an editor
      And I visit the member directory page
      When I fill "이름 찾기" with "신다인"
      Then I see "1명" in the part "명부"
      And I see "10월 4일"
      And I see the picture "신다인 님의 사진"
      And I do not see "+595 971 788 678"
      And I do not see "dain.shin@example.org"

    @MINE-03
    Scenario: No member under 18 is found, whatever they have opened
      Given I am an admin
      And I visit the member directory page
      When I fill "이름 찾기" with "박은호"
      Then I see "맞는 교인이 없습니다."
      When I click the button "모두 보기"
      Then I see "20명 보는 중, 더 있습니다"
      And the part "명부" has the focus

    @MINE-03
    Scenario: A user who is linked to no member sees how to request it, and the directory is not called
      Given I am an unlinked
      When I visit the member directory page
      Then I see "교인으로 연결된 뒤에 볼 수 있습니다."
      And the link "나의 교회로 가기" leads to /account/home
      And GET /api/Directory was sent 0 times
      And the church refused no call

    @MINE-03
    Scenario: An Admin sees that a member without a date of birth is not in the directory
      Given I am an admin
      And I visit /member/detail/37
      And I do not see "교인 명부에 나오지 않습니다."
      When I fill "생년월일" with ""
      Then I see "생년월일이 없으면 만 18세가 되었는지 알 수 없어 교인 명부에 나오지 않습니다."

  Rule: Reading

    @MINE-03
    Scenario: My zone alone, and all members page by page
      Given I am a member
      And I visit the member directory page
      And I see "20명 보는 중, 더 있습니다"
      When I click the button "더 보기"
      Then I see "40명 보는 중, 더 있습니다"
      When I choose "내 구역 (루케 구역)" for "누구를 볼까요"
      Then I see "강성진"
      And I do not see "센트로 구역"

    @MINE-03
    Scenario: What was searched for is there after a reload, and on the way back
      Given I am a member
      And I visit the member directory page
      When I fill "이름 찾기" with "신다인"
      And I see "1명" in the part "명부"
      And I reload
      Then "이름 찾기" holds "신다인"
      And I see "1명" in the part "명부"
      When I visit the profile page
      And I go back
      Then "이름 찾기" holds "신다인"
      And I see "1명" in the part "명부"

    @MINE-03 @logs-errors
    Scenario: A member who reads too fast sees when reading goes on, and keeps what was read
      Given I am a member
      And I visit the member directory page
      And I see "20명 보는 중, 더 있습니다"
      And GET /api/Directory is asked too often once
      When I click the button "더 보기"
      Then an alert in the page says "짧은 시간에 명부를 많이 넘기셨습니다."
      And an alert in the page says "약 1분 뒤에 이어서 보실 수 있습니다."
      And I see "강성진"
      When I click the button "다시 보기"
      Then I see "40명 보는 중, 더 있습니다"

    @MINE-03 @logs-errors
    Scenario: A server without a directory
      Given the known-only world
      And I am a member
      When I visit the member directory page
      Then I see "지금 서버에는 교인 명부가 없습니다."

  Rule: What I open

    @MINE-03
    Scenario: Everything is closed at first; what I choose is shown at once, as others will see it
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      Then "전화번호" holds "nobody"
      And "사진" holds "nobody"
      When I choose "내 구역" for "전화번호"
      Then I see "+595 983 711 649" in the part "같은 구역 교인에게"
      And the part "다른 구역 교인에게" does not say "+595 983 711 649"

    @MINE-03
    Scenario: What I choose is saved at once, and is what others see
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      And I fill "이름 찾기" with "김민수"
      And I see "1명" in the part "명부"
      When I choose "모든 교인" for "생일"
      Then a status in the page says "저장했습니다."
      And PUT /api/Me/visibility was sent 1 time
      And I see "1월 26일" in the part "명부"

    @MINE-03
    Scenario: What I choose while a choice is being saved is saved after it
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      And PUT /api/Me/visibility is held
      When I choose "내 구역" for "이메일"
      And I choose "모든 교인" for "생일"
      Then PUT /api/Me/visibility was sent 1 time
      When the held calls are answered
      Then a status in the page says "저장했습니다."
      And PUT /api/Me/visibility was sent 2 times
      When I reload
      And I click the words "내 공개 범위"
      Then "이메일" holds "zone"
      And "생일" holds "members"

    @MINE-03 @logs-errors
    Scenario: What was chosen elsewhere is shown, and what cannot be saved stays
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      And PUT /api/Me/visibility collides with another change once
      When I choose "내 구역" for "이메일"
      Then an alert in the page says "그사이 다른 화면에서 공개 범위를 바꾸셨습니다."
      And "이메일" holds "nobody"
      Given PUT /api/Me/visibility fails once
      When I choose "내 구역" for "이메일"
      Then an alert in the page says "공개 범위를 저장하지 못했습니다."
      And "이메일" holds "zone"
      When I click the button "다시 저장하기"
      Then a status in the page says "저장했습니다."
      And "이메일" holds "zone"
